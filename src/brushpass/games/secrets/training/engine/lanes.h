// The lanes of one warp, which think about one table together: each lane has every 32nd world. A processor has one lane.
//
// All lanes follow the same path, because what decides it is the same in all of them: each has its own copy of the board,
// and sums over worlds end up equal in all lanes. What one lane reads of another's lies in memory that they share, and
// `meet` stands between the writing and the reading.

#ifdef __CUDACC__
#define CODE __device__ __forceinline__
#define CODE_MEMBER __device__ __forceinline__
#define BIG_CODE __device__ __noinline__
#define LANES 32
#define LANE ((int)(threadIdx.x & 31u))
#define WARPS (THREADS / LANES)
#define SHARED(type, name) __shared__ type name##_rooms[WARPS]; type& name = name##_rooms[threadIdx.x / LANES];
#else
#include <cmath>
#include <cstddef>
#define CODE static inline
#define CODE_MEMBER
#define BIG_CODE static
#define LANES 1
#define LANE 0
#define SHARED(type, name) type name;
#define __expf expf
#define __fdividef(a, b) ((a) / (b))
#endif

typedef unsigned char u8;
typedef signed char i8;
typedef unsigned int u32;
typedef unsigned long long u64;

#ifdef __CUDACC__
CODE void meet() { __syncwarp(); }
CODE float sum_of(float x) {
  for (int step = LANES / 2; step; step /= 2) x += __shfl_xor_sync(~0u, x, step);
  return x;
}
CODE float top_of(float x) {
  for (int step = LANES / 2; step; step /= 2) x = fmaxf(x, __shfl_xor_sync(~0u, x, step));
  return x;
}
CODE int count_of(bool x) { return __popc(__ballot_sync(~0u, x)); }                              // how many lanes say so
CODE int place_of(bool x) { return __popc(__ballot_sync(~0u, x) & ((1u << LANE) - 1u)); }  // how many before this one
CODE int first_of(bool x) { return __ffs(__ballot_sync(~0u, x)) - 1; }                           // -1: none
#else
CODE void meet() {}
CODE float sum_of(float x) { return x; }
CODE float top_of(float x) { return x; }
CODE int count_of(bool x) { return x; }
CODE int place_of(bool) { return 0; }
CODE int first_of(bool x) { return x ? 0 : -1; }
#endif

#define EACH(i, count) for (int i = LANE; i < (count); i += LANES)  // of a list that the lanes share
#define ROW ((OWN + LANES - 1) / LANES)                             // one number for each world of a lane

// What Python calls: each function works on one table or one playout: on the accelerator a warp for each, on a processor
// one after another.

#ifdef __CUDACC__
#define KERNEL(name, ...) extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS) name(int count, __VA_ARGS__) { \
    int i = (int)((blockIdx.x * blockDim.x + threadIdx.x) / LANES); if (i >= count) return;
#define END_KERNEL }
#else
#define KERNEL(name, ...) extern "C" void name(int count, __VA_ARGS__) { for (int i = 0; i < count; i++) {
#define END_KERNEL } }
#endif

// Where a lane works. The address of a local array is the same for all threads, and the compiler (CUDA 13.0) loses
// such addresses in divergent calls; `nothing`, which is always 0, makes each thread compute its own.
#define ROOM(type, name) type name##_room[1]; type& name = name##_room[nothing[i]];

KERNEL(sizes, int* out)
  out[0] = sizeof(Table); out[1] = sizeof(Lists); out[2] = INPUTS; out[3] = OPTIONS; out[4] = sizeof(Group);
END_KERNEL

// The first `learning` tables have one mixture of minds and some noise, the rest another mixture and none.
KERNEL(begin, Table* tables, const float* mixtures, int learning, u32 seed)
  Board b;
  b.luck = scrambled(seed + scrambled((u32)i + 1));
  int kind = seat_minds(b, mixtures + (i < learning ? 0 : TABLE_KINDS));
  deal(b, tables[i].p);
  tables[i].b = b;
  tables[i].kind = kind;
END_KERNEL

// Tables to compare minds: N in a row have the same deal, and somebody sits at another seat of each.
KERNEL(begin_match, Table* tables, int somebody, int rest, u32 seed)
  Board b;
  b.luck = scrambled(seed + scrambled((u32)(i / N) + 1));
  for (int seat = 0; seat < N; seat++) b.type[seat] = (u8)(seat == i % N ? somebody : rest);
  deal(b, tables[i].p);
  b.luck = scrambled(b.luck + (u32)(i % N));
  tables[i].b = b;
  tables[i].kind = 0;
END_KERNEL

// Who has won at each table, as a set of seats; -1: its game is not over.
KERNEL(results, const Table* tables, int* won)
  won[i] = tables[i].b.phase == OVER ? (int)winners(tables[i].b) : -1;
END_KERNEL

KERNEL(ask, const u8* nothing, const Table* tables, Group* groups, Lists* lists, float* inputs, Asked* asked)
  if (tables[i].b.phase != OVER) {
    ROOM(Work, work)
    work.group = groups + i;
    fill_inputs(tables[i], work, inputs + (size_t)i * INPUTS, asked[i]);
    fill_lists(tables[i].b, tables[i].p, work, lists[i]);
  }
END_KERNEL

KERNEL(act, const u8* nothing, Table* tables, Group* groups, const Asked* asked, const int* choice, float noise, const float* mixtures,
       int learning, Result* results)
  ROOM(Work, work)
  work.group = groups + i;
  bool learns = i < learning;
  step(tables[i], asked[i], choice[i], learns ? noise : 0.f, mixtures + (learns ? 0 : TABLE_KINDS), work, results[i]);
END_KERNEL

// The same where every table has one game only.
KERNEL(act_once, const u8* nothing, Table* tables, Group* groups, const Asked* asked, const int* choice, Result* results)
  ROOM(Work, work)
  work.group = groups + i;
  step(tables[i], asked[i], choice[i], 0.f, 0, work, results[i]);
END_KERNEL

KERNEL(play_outs, const u8* nothing, const Table* tables, const Lists* lists, Lists* rooms, const int* table, const int* option,
       const int* sample, u32 seed, u8* won)
  ROOM(Playout, o)
  u32 luck = scrambled(seed + scrambled((u32)table[i] * 64u + (u32)sample[i]));
  won[i] = (u8)play_out(tables[table[i]].b, lists[table[i]], option[i], luck, o, rooms[i]);
END_KERNEL

// Copies of tables, each with another order of what nobody has seen: the same one for all copies of a table.
KERNEL(copy_tables, const Table* tables, Table* copies, const int* table, u32 seed)
  const Table& from = tables[table[i]];
  Table& to = copies[i];
  Board b = from.b;
  b.luck = scrambled(seed + scrambled((u32)table[i]));
  shuffle_unseen(b);
  to.b = b;
  to.kind = from.kind;
  to.p.count = from.p.count;
  for (int seat = 0; seat < N; seat++) to.p.mine[seat] = from.p.mine[seat];
  EACH(w, from.p.count) {
    to.p.world[w] = from.p.world[w];
    for (int c = 0; c < 2; c++) to.running[c][w] = from.running[c][w];
    for (int seat = 0; seat < N; seat++) {
      to.p.memory[seat][w] = from.p.memory[seat][w];
      for (int type = 0; type < 3; type++) to.p.likelihood[seat][type][w] = from.p.likelihood[seat][type][w];
    }
  }
END_KERNEL

// One game of coin-tossers, written down: the deal, every choice, and what the table looks like after it.
KERNEL(trace, Table* tables, u32 seed, int most, u8* dealt, int* choices, int* lines)
  Board b;
  Public& p = tables[i].p;
  b.luck = scrambled(seed + scrambled((u32)i + 1));
  lay(b, p);
  u8* d = dealt + (size_t)i * 64;
  for (int slot = 0; slot <= N; slot++) d[slot] = (u8)(side_at(b.truth, slot) + 1);
  for (int k = 0; k < 29; k++) d[9 + k] = b.deck[k];
  for (int k = 0; k < 4; k++) d[38 + k] = (u8)-b.bullets[k];
  d[42] = (u8)b.active;
  draw(b);
  for (int turn = 0; turn < most && b.phase != OVER; turn++) {
    int option = random_choice(b, who_acts(b));
    choices[(size_t)i * most + turn] = option + 1;  // 0: the game is over
    play(b, p, option);
    int* line = lines + ((size_t)i * most + turn) * 8;
    line[0] = b.phase; line[1] = b.phase == OVER ? (int)winners(b) : who_acts(b); line[2] = (int)b.truth;
    line[3] = b.holder; line[4] = b.first * 8 + b.second; line[5] = p.count;
    u32 counts = 0, scores = 0;
    for (int seat = 0; seat < N; seat++) {
      counts = counts * 131u + b.counts[seat];
      scores = scores * 131u + (u32)(final_score(b, seat) + 64);
    }
    line[6] = (int)counts; line[7] = (int)scores;
  }
END_KERNEL

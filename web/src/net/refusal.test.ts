import { expect, test } from 'vitest';
import { ApiError, codeOf, refusalOf } from './refusal';

const codeIn = async (body: string, status: number): Promise<string> =>
  (await refusalOf(new Response(body, { status }))).code;

test('a refusal keeps the code that the server gave it', async () => {
  expect(await codeIn('{"code":"seat-taken","text":"…"}', 409)).toBe('seat-taken');
});

test('what is no answer of the server itself means that it cannot be had now', async () => {
  expect(await codeIn('<h1>Bad Gateway</h1>', 502)).toBe('unavailable');
  expect(await codeIn('null', 503)).toBe('unavailable');
});

test('whatever is no refusal went wrong here', () => {
  expect([codeOf(new ApiError('left', '')), codeOf(new TypeError()), codeOf('left')]).toEqual([
    'left',
    'internal',
    'internal',
  ]);
});

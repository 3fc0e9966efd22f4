import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTable, ownTables } from './api';

describe('requests that write the cookie with all seats', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('go one after another, even if one fails', async () => {
    const asked: string[] = [];
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      asked.push(`${request.method ?? 'GET'} ${path}`);
      return new Promise<Response>((resolve) => answers.push(resolve));
    });
    const own = ownTables().catch((error: unknown) => error);
    const opened = openTable({ name: 'Ann' });
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/tables']));
    answers[0]!(new Response('{}', { status: 503 }));
    await own;
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/tables', 'POST /api/tables']));
    answers[1]!(Response.json({ code: 'BAMI-ROTU', seat: 0, token: 'x' }));
    expect(await opened).toMatchObject({ seat: 0 });
  });
});

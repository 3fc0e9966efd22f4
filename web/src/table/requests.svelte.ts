/** What this page has sent to the server, and who waits for the answer. */
import type { Command, Connection } from '../net/connection';

type Without<C> = C extends Command ? Omit<C, 'id'> : never;
/** A command without the id that it gets on its way. */
export type Wish = Without<Command>;
/** This browser's part of the start of a game. */
export type Part = Extract<Wish, { type: 'commit-share' | 'reveal-share' | 'briefed' }>;

const newId = (): string => crypto.randomUUID?.() ?? String(Math.random()).slice(2);

export class Requests {
  /** Something that the reader wished is not answered yet. */
  busy = $state.raw(false);
  #connection: Connection;
  #wishes = new Set<string>();
  #questions = new Set<string>();
  #parts = new Map<string, (refused: string) => void>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Send what the reader wants: its id. */
  wish(wish: Wish): string {
    const id = newId();
    this.#wishes.add(id);
    this.busy = true;
    this.#connection.send({ ...wish, id } as Command);
    return id;
  }

  /** Ask something that nothing else waits for. */
  ask(question: Wish): void {
    const id = newId();
    this.#questions.add(id);
    this.#connection.ask({ ...question, id } as Command);
  }

  /** Send a part of the start. Resolves to the code of the refusal, or to nothing. */
  give(part: Part): Promise<string> {
    const id = newId();
    this.#connection.send({ ...part, id });
    return new Promise((resolve) => this.#parts.set(id, resolve));
  }

  /** A question is answered or refused; whether it was one. */
  isQuestion(id: string): boolean {
    return this.#questions.delete(id);
  }

  /** A part of the start is taken, or refused with a code; whether it was one. */
  isPart(id: string, refused: string): boolean {
    const heard = this.#parts.get(id);
    if (!heard) return false;
    this.#parts.delete(id);
    this.#connection.answered(id);
    heard(refused);
    return true;
  }

  /** A wish is fulfilled or refused. */
  settled(id: string): void {
    this.#connection.answered(id);
    this.#wishes.delete(id);
    this.busy = this.#wishes.size > 0;
  }
}

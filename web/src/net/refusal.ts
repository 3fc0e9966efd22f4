/** What did not work, by a stable code; `error-<code>` is its text. */

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

/** The refusal that an answer is. What stands before the server has no code for its own. */
export async function refusalOf(answer: Response): Promise<ApiError> {
  const found = (await answer.json().catch(() => null)) as { code?: string; text?: string } | null;
  return new ApiError(found?.code ?? 'unavailable', found?.text ?? answer.statusText);
}

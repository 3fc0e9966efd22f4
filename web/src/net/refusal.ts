/** What went wrong, as a stable code; the text `error-<code>` says it to people. */

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'internal');

/** The refusal in an answer. Proxies in front of the server send answers without a code. */
export async function refusalOf(answer: Response): Promise<ApiError> {
  const found = (await answer.json().catch(() => null)) as { code?: string; text?: string } | null;
  return new ApiError(found?.code ?? 'unavailable', found?.text ?? answer.statusText);
}

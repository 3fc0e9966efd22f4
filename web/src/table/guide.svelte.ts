/** The guided first game: at which table each new prompt is explained. Kept until the tab is closed. */

const KEY = 'brushpass-guide';

class Guide {
  #code = $state(sessionStorage.getItem(KEY) ?? '');

  /** Whether prompts are explained at this table. */
  isOn(code: string): boolean {
    return this.#code === code;
  }

  /** Explain at this table, and at no other. */
  begin(code: string): void {
    this.#code = code;
    sessionStorage.setItem(KEY, code);
  }

  end(): void {
    this.begin('');
  }
}

export const guide = new Guide();

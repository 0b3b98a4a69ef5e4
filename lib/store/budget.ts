const budgetMs = 1_000;

/** A statement that takes longer is not stopped: it may still be done. */
export class Budget {
  private spentMs = 0;
  private waiting = 0;
  private since = 0;

  left() {
    const waitingMs = this.waiting > 0 ? performance.now() - this.since : 0;
    return budgetMs - this.spentMs - waitingMs;
  }

  /** @param isEssential waits for the database's own answer, since nobody may guess it */
  async wait<T>(answer: Promise<T>, isEssential: boolean): Promise<T> {
    const leftMs = this.left();
    if (this.waiting === 0) this.since = performance.now();
    this.waiting += 1;
    try {
      return await (isEssential ? answer : within(answer, leftMs));
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.spentMs += performance.now() - this.since;
    }
  }
}

async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime()), ms);
  });
  // A rejection after the deadline is nobody's to handle.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const outOfTime = () => new Error('store: no time is left for it');

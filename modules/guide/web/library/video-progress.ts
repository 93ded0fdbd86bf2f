const keyOf = (account: string, fileId: string) => `iisp.video:${account}:${fileId}`

/** The second at which this account stopped watching in this browser; 0 for a video not begun, or watched to its end. */
export function secondStopped(account: string, fileId: string): number {
  try {
    const second = Number(localStorage.getItem(keyOf(account, fileId)))
    return Number.isFinite(second) ? Math.max(0, second) : 0
  } catch {
    return 0
  }
}

export function keepSecond(account: string, fileId: string, second: number): void {
  try {
    if (second === 0) localStorage.removeItem(keyOf(account, fileId))
    else localStorage.setItem(keyOf(account, fileId), second.toFixed(1))
  } catch {
    // storage is not available: the video begins again
  }
}

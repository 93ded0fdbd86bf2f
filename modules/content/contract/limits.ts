export const contentLimits = {
  title: 200,
  body: 30_000,
  note: 200,
  address: 100,
  /** Versions of an article. */
  versions: 500,
  /** Articles altogether. */
  articles: 2000,
} as const

export declare function mountAgGrid(
  host: HTMLElement,
  fields: readonly { key: string; title: string; width: number; figure: boolean }[],
  rows: readonly object[],
): () => void

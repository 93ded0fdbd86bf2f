/** The only page of a list, as its call answers it. */
export const pageOf = <R>(list: readonly R[]) => ({
  list: [...list],
  total: list.length,
  pageNo: 1,
  pageSize: 20,
})

/** The same of a list whose count ends at a cap. */
export const cappedPageOf = <R>(list: readonly R[]) => ({ ...pageOf(list), totalCapped: false })

/** The same for a list that is paged by cursor. */
export const cursorPageOf = <R>(
  list: readonly R[],
  more: { readonly total?: number; readonly totalCapped?: boolean; readonly next?: string | null } = {},
) => ({ ...cappedPageOf(list), next: null, ...more })

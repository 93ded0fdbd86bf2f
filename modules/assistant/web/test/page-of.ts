/** The one page of a short list. */
export const pageOf = <R>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

export interface MessageFilterValues {
  readonly keyword: string
  /** '1' only what is unread, '' everything. */
  readonly unread: '' | '1'
}
export const noMessageFilters: MessageFilterValues = { keyword: '', unread: '' }

/** The filters that an address names. */
export const messageFiltersFrom = (query: URLSearchParams): Partial<{ keyword: string; unread: '1' }> => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 50)
  return { ...(keyword !== '' && { keyword }), ...(query.get('unread') === '1' && { unread: '1' as const }) }
}

/** As the address takes them: what is empty is left out. */
export const messageQueryOf = ({ keyword = '', unread = '' }: Partial<MessageFilterValues>) =>
  new URLSearchParams({
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(unread === '1' && { unread }),
  })

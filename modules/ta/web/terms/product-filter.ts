/** The filter of a list by one product; the page draws its picker. */
export const productFilter = {
  blank: null as string | null,
  params: ['productId'],
  read: (query: URLSearchParams) => /^[1-9]\d{0,17}$/.exec(query.get('productId') ?? '')?.[0] ?? null,
  write: (productId: string | null): Record<string, string> => (productId === null ? {} : { productId }),
  send: (productId: string | null): { readonly productId?: string } =>
    productId === null ? {} : { productId },
}

/**
 * An amount per share as people type it ('0.1', '.05', '０.１') as a decimal string of two to eight places. Null for
 * other text.
 */
export function typedPerShare(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  const [, whole, places = ''] = /^(0|[1-9][0-9]{0,7})?(?:\.([0-9]{1,8}))?$/.exec(text) ?? []
  if (whole === undefined && places === '') return null
  return `${whole ?? '0'}.${places.padEnd(2, '0')}`
}

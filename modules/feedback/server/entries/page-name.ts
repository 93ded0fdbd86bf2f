import type { ReadContext } from '@iisp/server'

/** The name of the menu whose page has this address, which the reader need not have themselves; '' if there is none. */
export const pageName = (
  { registry, language }: Pick<ReadContext, 'registry' | 'language'>,
  address: string,
) => registry.pages.find(({ path }) => path !== '' && `/iisp${path}` === address)?.name[language] ?? ''

import type { OpenPage } from '@iisp/web/ports'
import { formAddresses } from '../contract/addresses.ts'

/** The forms below /cms. */
export const registrationForms: readonly OpenPage[] = (
  ['accountCheck', 'party', 'identity', 'productContract'] as const
).map((form) => ({
  path: `/cms/${formAddresses[form]}`,
  app: 'registration',
  load: async () => (await import('./forms.ts')).forms[form](),
}))

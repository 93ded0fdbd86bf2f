import { t } from '@iisp/contract'
import { type FilePurpose, mayOpen } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import { exchangeImport, exchangePurpose, exchangeRules } from '../../contract/exchange/imports.ts'
import { exchangeDesk } from '../../contract/pages.ts'

/** Files that distributors sent. They contain personal data of investors, so only people at the desk may read them. */
export const exchangeFiles: FilePurpose = {
  name: exchangePurpose,
  access: exchangeImport.access,
  rules: exchangeRules,
  ofCase: { gone: taErrors.exchangeFileGone, tooLarge: taErrors.exchangeTooLarge },
  about: t.nothing,
  mayRead: (ctx) => Promise.resolve(mayOpen(ctx.actor, exchangeDesk)),
}

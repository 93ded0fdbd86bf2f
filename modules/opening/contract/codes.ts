/** '1' a securities account is opened, '2' a raise or trading account is linked between broker, bank and fund. */
export const applicationKinds = {
  '1': { zh: '证券账户开户', en: 'Securities account opening' },
  '2': { zh: '托管募集（三方关联）', en: 'Trustee raise (three-party link)' },
} as const
export type ApplicationKind = keyof typeof applicationKinds

/** Account types (F_ZHLX). */
export const linkTypes = {
  '1': { zh: '证券资金账户', en: 'Securities account' },
  '2': { zh: '信用账户（两融）', en: 'Margin account' },
  '3': { zh: '期货账户', en: 'Futures account' },
  '4': { zh: '期权账户', en: 'Options account' },
} as const
export type LinkType = keyof typeof linkTypes
/**
 * The kinds of accounts that each kind of broker keeps: 1 a securities company, 2 a futures
 * company.
 */
const keptBy: Readonly<Record<'1' | '2', readonly LinkType[]>> = { '1': ['1', '2', '4'], '2': ['3', '4'] }
export const linkTypesOf = (broker: '1' | '2'): readonly LinkType[] => keptBy[broker]

export const linkTypeCodes = Object.keys(linkTypes) as LinkType[]

/** Document types of files (WDLX). */
export const fileTypes = {
  '1060': { zh: '营业执照', en: 'Business licence' },
  '1061': { zh: '基金合同', en: 'Fund contract' },
  '1062': { zh: '开户申请表', en: 'Opening form' },
  '1063': { zh: '三方存管协议', en: 'Three-party agreement' },
  '1069': { zh: '其他材料', en: 'Other materials' },
} as const
export type FileType = keyof typeof fileTypes
export const fileTypeCodes = Object.keys(fileTypes) as FileType[]

/** Documents required to submit an application of each kind. */
export const requiredFiles: Readonly<Record<ApplicationKind, readonly FileType[]>> = {
  '1': ['1060', '1062'],
  '2': ['1063'],
}

/** Shown in place of a stored password. */
export const maskedPassword = '******'

export const openingLimits = {
  files: 20,
  /** Reveals of fund passwords by one person within an hour. */
  revealsPerHour: 5,
} as const

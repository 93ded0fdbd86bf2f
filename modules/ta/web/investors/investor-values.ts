import type { UploadedFile } from '@iisp/ui/upload'
import type { ChangedFacts, InvestorFacts } from '../../contract/investors/investor-changes.ts'
import {
  type IdentityType,
  type InvestorKind,
  riskRatingCodes,
} from '../../contract/investors/investor-kinds.ts'
import type { InvestorFull } from '../../contract/investors/investors.ts'

/** Values of the form of an opening or a change of data. */
export interface InvestorValues {
  readonly institutionId: string | null
  readonly kind: InvestorKind
  readonly name: string
  readonly nameEn: string
  readonly idType: IdentityType
  readonly idNo: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly productId: string | null
  readonly qualifiedUntil: string
  readonly files: readonly UploadedFile[]
  readonly riskRating: string | null
  readonly riskUntil: string
}

const blank: InvestorValues = {
  institutionId: null,
  kind: 'person',
  name: '',
  nameEn: '',
  idType: 'resident-id',
  idNo: '',
  phone: '',
  email: '',
  address: '',
  productId: null,
  qualifiedUntil: '',
  files: [],
  riskRating: null,
  riskUntil: '',
}
/** Personal data are masked, so their fields start empty. An empty field keeps the stored value. */
export const valuesOf = (investor: InvestorFull | null): InvestorValues =>
  investor === null
    ? blank
    : {
        ...blank,
        institutionId: investor.institutionId,
        kind: investor.kind,
        name: investor.name,
        nameEn: investor.nameEn,
        idType: investor.idType,
        qualifiedUntil: investor.qualifiedUntil ?? '',
        riskRating: investor.riskRating,
        riskUntil: investor.riskUntil ?? '',
      }

const ratingOf = (text: string | null) => riskRatingCodes.find((rating) => rating === text) ?? null

export const factsOf = (values: InvestorValues): InvestorFacts => ({
  kind: values.kind,
  name: values.name.trim(),
  nameEn: values.nameEn.trim(),
  idType: values.idType,
  idNo: values.idNo.trim(),
  phone: values.phone.trim(),
  email: values.email.trim(),
  address: values.address.trim(),
  productId: values.kind === 'product' ? values.productId : null,
  qualifiedUntil: values.qualifiedUntil || null,
  qualifiedFile: values.files[0]?.fileId ?? null,
  riskRating: ratingOf(values.riskRating),
  riskUntil: values.riskUntil || null,
})

/** The changed facts. */
export function changedOf(values: InvestorValues, investor: InvestorFull): ChangedFacts {
  const { idNo, phone, email, address, qualifiedFile, kind: _, productId: __, ...shown } = factsOf(values)
  const before: ReadonlyMap<string, unknown> = new Map(Object.entries(investor))
  const differing = Object.entries(shown).filter(([field, value]) => before.get(field) !== value)
  const typed = Object.entries({ idNo, phone, email, address }).filter(([, value]) => value !== '')
  const proof = qualifiedFile === null ? {} : { qualifiedFile, qualifiedUntil: shown.qualifiedUntil }
  return { ...Object.fromEntries([...differing, ...typed]), ...proof }
}

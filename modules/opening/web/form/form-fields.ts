import type { Input } from '@iisp/contract'
import {
  type ApplicationDetail,
  type ApplicationKind,
  type FileType,
  type LinkType,
  type saveApplication,
} from '@iisp/opening/contract'
import type { ApplicationForm } from '../../rules/application-form.ts'

export interface FormFile {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly type: FileType
}
/** The input fields, as typed. */
export interface FormFields extends Omit<
  ApplicationForm,
  'kind' | 'productId' | 'brokerId' | 'zhlx' | 'zjmm' | 'files'
> {
  readonly product: string | null
  readonly broker: string | null
  readonly zhlx: string | null
  readonly files: readonly FormFile[]
}
/** The application being edited, as last read or saved. */
export interface SavedAs {
  readonly xmbh: string
  readonly version: number
}

export const blankFields = (
  person: { readonly name: string; readonly account: string } | null,
): FormFields => ({
  product: null,
  broker: null,
  zhlx: '1',
  zh: '',
  lxrmc: person?.name ?? '',
  lxrsj: '',
  lxryx: person?.account ?? '',
  dkglbz: '',
  kddh: '',
  kdgs: '',
  files: [],
})

export const fieldsOf = (detail: ApplicationDetail): FormFields => ({
  product: detail.CPID,
  broker: detail.JJSID,
  zhlx: detail.F_ZHLX,
  zh: detail.ZH,
  lxrmc: detail.LXRNAME,
  lxrsj: detail.LXRSJ,
  lxryx: detail.LXRYX,
  dkglbz: detail.DKGLBZ,
  kddh: detail.KDDH,
  kdgs: detail.F_KDGS,
  files: detail.files.map(({ FILEID, FILENAME, SIZE, WDLX }) => ({
    fileId: FILEID,
    name: FILENAME,
    size: SIZE,
    type: WDLX,
  })),
})

/** The fields as the rules take them. An untouched password is left out. */
export const formOf = (kind: ApplicationKind, fields: FormFields, password: string): ApplicationForm => ({
  ...fields,
  kind,
  productId: fields.product ?? '',
  brokerId: fields.broker ?? '',
  zhlx: fields.zhlx ?? '',
  zjmm: password,
  files: fields.files.map((file) => ({ wdlx: file.type })),
})

/** Input of the save call. The fund password is sent only if one was typed. */
export const inputOf = (
  kind: ApplicationKind,
  fields: FormFields,
  password: string,
  saved: SavedAs | null,
): Input<typeof saveApplication> => ({
  ...saved,
  kind,
  productId: fields.product ?? '',
  brokerId: fields.broker ?? '',
  zhlx: fields.zhlx as LinkType,
  zh: fields.zh,
  lxrmc: fields.lxrmc,
  lxrsj: fields.lxrsj,
  lxryx: fields.lxryx,
  dkglbz: fields.dkglbz,
  kddh: fields.kddh,
  kdgs: fields.kdgs,
  ...(password !== '' && { zjmm: password }),
  files: fields.files.map((file) => ({ fileId: file.fileId, wdlx: file.type })),
})

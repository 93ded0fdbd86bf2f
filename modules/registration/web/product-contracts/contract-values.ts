import type { UploadedFile } from '@iisp/ui/upload'
import {
  type ContractForm,
  type ProductContract,
  contractServiceCodes,
} from '../../contract/product-contracts/product-contracts.ts'

/** The values of the form. */
export interface ContractValues {
  readonly productName: string
  readonly productKind: ContractForm['productKind']
  readonly services: readonly string[]
  readonly expectedSize: string
  readonly plannedDate: string
  readonly contactName: string
  readonly contactPhone: string
  readonly note: string
  readonly files: readonly UploadedFile[]
}
export const blankContract: ContractValues = {
  productName: '',
  productKind: 'securities',
  services: ['custody'],
  expectedSize: '',
  plannedDate: '',
  contactName: '',
  contactPhone: '',
  note: '',
  files: [],
}

export const valuesOf = (row: ProductContract): ContractValues => ({
  productName: row.productName,
  productKind: row.productKind,
  services: row.services,
  expectedSize: row.expectedSize,
  plannedDate: row.plannedDate,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  note: row.note,
  files: row.file === null ? [] : [row.file],
})

export const inputOf = ({ files, services, ...values }: ContractValues): ContractForm => ({
  ...values,
  contactPhone: values.contactPhone.trim(),
  services: contractServiceCodes.filter((service) => services.includes(service)),
  fileId: files[0]?.fileId ?? null,
})

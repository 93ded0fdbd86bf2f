import type { Output } from '@iisp/contract'
import { type FileType, fileTypeCodes, type getAttachment } from '@iisp/transfers/contract'
import type { AttachedFile } from '../orders/form/state/order-fields.ts'

export type Need = Output<typeof getAttachment>[number]

/** The accepted document types, any one of which is enough. */
export const typesOf = (need: Need): FileType[] =>
  fileTypeCodes.filter((code) => need.FILETYPE.split(',').includes(code))

export const filesFor = (need: Need, files: readonly AttachedFile[]): AttachedFile[] =>
  files.filter((file) => typesOf(need).includes(file.type))

/** Guesses the type of the next file: the first type of the first unmet requirement, mandatory ones first. */
export function firstMissing(
  needs: readonly Need[] | undefined,
  files: readonly AttachedFile[],
): FileType | undefined {
  const open = (needs ?? []).filter((need) => filesFor(need, files).length === 0)
  const need = open.find((one) => one.REQUIRED === '1') ?? open[0]
  return need && typesOf(need)[0]
}

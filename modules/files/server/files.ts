import { randomBytes } from 'node:crypto'
import { platformErrors, refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { type CallContext, type FilePurpose, type ScannerPort, filePurposes } from '@iisp/server'

/** Settings of this installation for received files. */
export interface FileSettings {
  /** The largest file that it takes, in MB. */
  readonly uploadMaxMb: number
  /** null: files are not scanned for viruses. */
  readonly scanner: ScannerPort | null
}

export const newId = (): string => randomBytes(16).toString('hex')

export const purposeNamed = ({ registry }: Pick<CallContext, 'registry'>, name: string): FilePurpose =>
  registry.itemsOf(filePurposes).find((purpose) => purpose.name === name) ??
  refuse(platformErrors.badInput, { field: 'purpose' })

/** The purpose of an upload. Refuses where the caller may not upload for it, or `about` does not fit it. */
export async function admittedPurpose(
  ctx: Pick<CallContext, 'registry' | 'needAccess'>,
  input: { readonly purpose: string; readonly about?: Readonly<Record<string, string>> },
): Promise<FilePurpose> {
  const purpose = purposeNamed(ctx, input.purpose)
  if (purpose.access === null) refuse(platformErrors.noPermission)
  else await ctx.needAccess(purpose.access)
  const miss = findMismatch(purpose.about, input.about ?? {})
  if (miss !== null) refuse(platformErrors.badInput, { field: miss === '' ? 'about' : `about.${miss}` })
  return purpose
}

/** The rules of a purpose, within the largest size that the installation takes. */
export const rulesOf = (
  { uploadMaxMb }: Pick<FileSettings, 'uploadMaxMb'>,
  { rules }: FilePurpose,
): UploadRules => ({ ...rules, maxSize: Math.min(rules.maxSize, uploadMaxMb) })

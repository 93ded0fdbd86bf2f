import { randomBytes } from 'node:crypto'
import { platformErrors, refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import type { UploadRules } from '@iisp/contract/upload-rules'
import {
  type ExportSource,
  type FilePurpose,
  type NamedContent,
  type PersonActor,
  type ScannerPort,
  authorise,
} from '@iisp/server'
import { exportPurpose } from './exports/export-purpose.ts'

/** What the composition knows of the other modules. */
export interface FilesParts {
  readonly purposes: readonly FilePurpose[]
  readonly sources: readonly ExportSource[]
  /** MB that this installation takes in one file. */
  readonly uploadMaxMb: number
  /** null: files are not scanned for viruses. */
  readonly scanner: ScannerPort | null
  /** Content that other modules keep under rows of their own. */
  readonly namedContent: readonly NamedContent[]
}

export const newId = (): string => randomBytes(16).toString('hex')

export function purposeNamed(parts: FilesParts, name: string): FilePurpose {
  const purpose = [...parts.purposes, exportPurpose(parts.sources)].find((each) => each.name === name)
  return purpose ?? refuse(platformErrors.badInput, { field: 'purpose' })
}

/** The purpose that a person may upload for, and what they said about the file as it admits it. */
export function admittedPurpose(
  parts: FilesParts,
  actor: PersonActor,
  input: { readonly purpose: string; readonly about?: Readonly<Record<string, string>> },
): FilePurpose {
  const purpose = purposeNamed(parts, input.purpose)
  if (purpose.access === null) refuse(platformErrors.noPermission)
  else authorise({ access: purpose.access, errors: [] }, actor)
  const miss = findMismatch(purpose.about, input.about ?? {})
  if (miss !== null) refuse(platformErrors.badInput, { field: miss === '' ? 'about' : `about.${miss}` })
  return purpose
}

/** A purpose never takes more than the installation does. */
export const rulesOf = (parts: Pick<FilesParts, 'uploadMaxMb'>, purpose: FilePurpose): UploadRules => ({
  ...purpose.rules,
  maxSize: Math.min(purpose.rules.maxSize, parts.uploadMaxMb),
})

import { type Access, type NamedError, type Slot, type TSchema, defineSlot } from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import type { Writer } from '../db/writer.ts'
import type { PersonActor } from './actor.ts'
import type { ReadContext, SessionContext } from './handler.ts'
import type { StoredFile } from './stored-file.ts'

/** Refusals for a wrong set of files of a case. */
interface CaseRefusals {
  readonly gone: NamedError
  /** All files together. */
  readonly tooLarge: NamedError
  /** Absent where the module's form counts its files itself. */
  readonly tooMany?: NamedError
}
/**
 * A purpose for which a module stores files: who may upload them, which ones are accepted, and who
 * may read them.
 */
export interface FilePurpose {
  /** 'module.purpose' */
  readonly name: string
  /** null: people cannot upload such files, the system creates them. */
  readonly access: Access | null
  readonly rules: UploadRules
  /** The fields that come with an upload: an object of texts. */
  readonly about: TSchema
  /** Set if the files belong to a case (an order, an application). */
  readonly ofCase?: CaseRefusals
  /** Runs in the transaction that lists the file. */
  keep?(db: Writer, file: StoredFile, about: never): Promise<void>
  /** Whether the caller may see the object to which the file belongs. */
  mayRead(ctx: ReadContext, file: StoredFile): Promise<boolean>
}

/** Contributions of modules through their field `filePurposes`. */
export const filePurposes: Slot<FilePurpose> = defineSlot<FilePurpose>('file-purposes')

/**
 * Stores the upload of a request as a file of the purpose with this name, in the caller's institution; one module
 * implements it.
 */
export type KeepUpload = (
  ctx: SessionContext<PersonActor>,
  purpose: string,
  about: object,
) => Promise<StoredFile>

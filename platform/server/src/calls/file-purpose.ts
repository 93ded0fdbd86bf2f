import type { Access, TSchema } from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import type { Writer } from '../db/writer.ts'
import type { PersonActor } from './actor.ts'
import type { ReadContext, SessionContext } from './handler.ts'

/** A file as it is listed; its bytes lie in the file store. */
export interface StoredFile {
  readonly id: string
  readonly institutionId: string
  readonly purpose: string
  readonly name: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  readonly accountId: string
}

/** What a module keeps files for: who may bring them, which are taken, who may read them. */
export interface FilePurpose {
  /** 'module.what' */
  readonly name: string
  /** null: nobody uploads such files, the system makes them. */
  readonly access: Access | null
  readonly rules: UploadRules
  /** What an upload says beside its file: an object of texts. */
  readonly about: TSchema
  /** Runs in the transaction that lists the file. */
  keep?(db: Writer, file: StoredFile, about: never): Promise<void>
  /** Whether the caller may see the thing that the file belongs to. */
  mayRead(ctx: ReadContext, file: StoredFile): Promise<boolean>
}

/** Keeps the upload of a request as a file of the purpose, in the caller's institution. */
export type KeepUpload = (
  ctx: SessionContext<PersonActor>,
  purpose: FilePurpose,
  about: object,
) => Promise<StoredFile>

import { Refusal, refuse } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import {
  type FileStore,
  type PersonActor,
  type SessionContext,
  type StoredFile,
  sessionHandler,
} from '@iisp/server'
import { contentErrors, fileErrors } from '../../contract/errors.ts'
import { uploadFinish as call } from '../../contract/uploads.ts'
import { partCount } from '../../rules/stored-parts.ts'
import { checkedContent } from './checked-content.ts'
import { giveUpUpload } from './give-up-upload.ts'
import { type FileSettings, admittedPurpose, rulesOf } from '../files.ts'
import { inspectContent } from '../inspect/inspect-content.ts'
import { listFile } from '../stored/list-file.ts'
import { loadFile } from '../stored/load-file.ts'
import { type Upload, loadUpload } from './load-upload.ts'
import { presentKept } from '../stored/present-file.ts'
import { receive } from './receive.ts'
import { q } from '../tables.ts'

export const uploadFinish = (settings: FileSettings) =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    const upload = await loadUpload(ctx.db, ctx.actor, input.uploadId)
    if (upload.file_id !== null) return presentKept(await loadFile(ctx.db, upload.file_id))
    try {
      return presentKept(await join(ctx, settings, upload, input.hashes))
    } catch (refused) {
      if (refused instanceof Refusal && isOfContent(refused)) {
        await ctx.transact((db) => giveUpUpload(db, ctx.actor, upload.id))
      }
      throw refused
    }
  })

/** Whether the file itself was refused: it would be again, so there is nothing to go on with. */
const isOfContent = ({ error }: Refusal): boolean => contentErrors.some(({ code }) => code === error.code)

/** Joins the parts into the file and inspects the whole content again. */
async function join(
  ctx: SessionContext<PersonActor>,
  settings: FileSettings,
  upload: Upload,
  expected: readonly string[] | undefined,
): Promise<StoredFile> {
  const purpose = await admittedPurpose(ctx, upload)
  const rules = rulesOf(settings, purpose)
  const hashes = await partHashes(ctx, upload)
  // somebody else of the same account sent another file of this name and size
  if (expected !== undefined && expected.join() !== hashes.join()) refuse(fileErrors.partsMissing)
  return receive(
    ctx,
    { bytes: 0, beyondUploads: 0 },
    {
      store: () =>
        ctx.files.put(
          checkedContent(upload.name, joined(ctx.files, hashes), rules),
          rules.maxSize * megabyte,
        ),
      inspect: (content) => inspectContent(settings.scanner, ctx.files, upload.name, content),
      list: async (db, content) => {
        const locked = await db.maybe(
          q.selectFrom('files.upload').select('file_id').where('id', '=', upload.id).forUpdate(),
        )
        if (locked === undefined) return refuse(fileErrors.uploadGone)
        if (locked.file_id !== null) return { value: await loadFile(db, locked.file_id), freed: [] }
        const entry = { purpose, name: upload.name, content, about: upload.about, uploadId: upload.id }
        const file = await listFile(db, ctx.files, ctx.actor, entry)
        await db.run(q.updateTable('files.upload').set({ file_id: file.id }).where('id', '=', upload.id))
        const freed = await db.all(
          q.deleteFrom('files.upload_part').where('upload_id', '=', upload.id).returning('hash'),
        )
        return { value: file, freed: freed.map(({ hash }) => hash) }
      },
    },
  )
}

async function partHashes(ctx: SessionContext<PersonActor>, upload: Upload): Promise<string[]> {
  const stored = await ctx.db.all(
    q
      .selectFrom('files.upload_part')
      .select(['part', 'hash'])
      .where('upload_id', '=', upload.id)
      .orderBy('part'),
  )
  if (stored.length !== partCount(Number(upload.size), upload.part_bytes)) refuse(fileErrors.partsMissing)
  return stored.map(({ hash }) => hash)
}

async function* joined(files: FileStore, hashes: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const hash of hashes) yield* (await files.get(hash)) as AsyncIterable<Uint8Array>
}

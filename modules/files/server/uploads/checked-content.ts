import { refuse } from '@iisp/contract'
import { type FileKind, bytesAgree, kindOf, tellingBytes } from '@iisp/contract/file-kind'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { fileErrors } from '../../contract/errors.ts'
import { refuseUpload } from './refuse-upload.ts'

type Content = AsyncIterable<Uint8Array> & { readonly truncated?: boolean }

/**
 * The bytes of an upload as they pass, refused before they come to rest: a name that is not taken, nothing at all,
 * too much, or other bytes than the name promises.
 */
export async function* checkedContent(
  name: string,
  content: Content,
  rules: UploadRules,
): AsyncGenerator<Uint8Array> {
  // the size is not known yet; one byte is neither too little nor too much
  refuseUpload({ name, size: 1 }, rules)
  const kind = kindOf(name) ?? refuse(fileErrors.format)
  let size = 0
  let head: Uint8Array = new Uint8Array()
  for await (const chunk of content) {
    const told = size >= tellingBytes
    size += chunk.length
    refuseUpload({ name, size }, rules)
    if (told) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (size >= tellingBytes) yield agreeing(kind, head)
    }
  }
  refuseUpload({ name, size }, rules)
  if (size < tellingBytes) yield agreeing(kind, head)
  if (content.truncated === true) refuse(fileErrors.size, { limit: String(rules.maxSize) })
}

const agreeing = (kind: FileKind, head: Uint8Array): Uint8Array =>
  bytesAgree(kind, head) ? head : refuse(fileErrors.format)

import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/index.ts'

/** A stored file. The value of the field is a list of these. */
export interface UploadedFile {
  readonly fileId: string
  readonly name: string
  readonly size: number
  /** false if it has no download link. */
  readonly downloadable?: boolean | undefined
}

/** Sends one file. Rejects with an Error whose message is the server's, or ''. */
export type Send = (
  file: File,
  options: { readonly onProgress: (fraction: number) => void; readonly signal: AbortSignal },
) => Promise<{ readonly fileId: string }>

/** States of an upload as in the specification. `none`: refused by a rule and never sent. */
export type UploadStatus = 'uploading' | 'done' | 'error' | 'removed' | 'none'
/** The outcome of a file, with field names from the specification. */
export interface UploadEntry {
  readonly uid: string
  readonly name: string
  readonly size: number
  readonly status: UploadStatus
  /** The server's message if it refused, else ''. */
  readonly response: string
  /** Whether it has a download link. */
  readonly isDownFile: boolean
}
export const entryOf = (
  { name, size }: { readonly name: string; readonly size: number },
  uid: string,
  status: UploadStatus,
  response = '',
): UploadEntry => ({ uid, name, size, status, response, isDownFile: status === 'done' })

export interface Pending {
  readonly uid: number
  readonly name: string
  readonly size: number
  /** 0 to 1. */
  readonly progress: number
  readonly cancel: () => void
}

export type Outcome =
  | { readonly kind: 'done'; readonly file: UploadedFile }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | { readonly kind: 'timeout'; readonly name: string }

const timeLimit = 180_000
let lastUid = 0

/** State of the uploads. One that is cancelled, or whose form is unmounted, ends without a message. */
export function useUploads(
  send: Send,
  onOutcome: (outcome: Outcome) => void,
  onEntry: (entry: UploadEntry) => void,
) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const running = useRef(new Set<AbortController>())
  const latest = useLatest({ send, onOutcome, onEntry })
  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open) controller.abort('gone')
    }
  }, [])

  const start = async (file: File): Promise<void> => {
    const uid = (lastUid += 1)
    const controller = new AbortController()
    const { signal } = controller
    const change = (progress: number) =>
      setPending((all) => all.map((one) => (one.uid === uid ? { ...one, progress } : one)))
    const cancel = () => controller.abort('cancelled')
    running.current.add(controller)
    setPending((all) => [...all, { uid, name: file.name, size: file.size, progress: 0, cancel }])
    latest.current.onEntry(entryOf(file, String(uid), 'uploading'))
    const timer = setTimeout(() => controller.abort('timeout'), timeLimit)
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('')), { once: true })
    })
    try {
      const { fileId } = await Promise.race([
        latest.current.send(file, { onProgress: change, signal }),
        aborted,
      ])
      latest.current.onEntry(entryOf(file, fileId, 'done'))
      latest.current.onOutcome({ kind: 'done', file: { fileId, name: file.name, size: file.size } })
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      const status = signal.aborted && signal.reason !== 'timeout' ? 'removed' : 'error'
      latest.current.onEntry(entryOf(file, String(uid), status, message))
      if (signal.reason === 'timeout') latest.current.onOutcome({ kind: 'timeout', name: file.name })
      else if (!signal.aborted) latest.current.onOutcome({ kind: 'failed', name: file.name, message })
    } finally {
      clearTimeout(timer)
      running.current.delete(controller)
      setPending((all) => all.filter((one) => one.uid !== uid))
    }
  }
  return { pending, start }
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** Why the page cannot record by itself. */
export type NoCamera = 'insecure' | 'denied' | 'missing'
export type Camera =
  | { readonly at: 'idle' }
  | { readonly at: 'none'; readonly why: NoCamera }
  | { readonly at: 'ready'; readonly stream: MediaStream }
  | { readonly at: 'recording'; readonly stream: MediaStream; readonly left: number }
  | { readonly at: 'recorded'; readonly file: File; readonly url: string }

const kinds = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']
const bitsPerSecond = 1_000_000

const whyNot = (thrown: unknown): NoCamera =>
  (thrown as { name?: string }).name === 'NotAllowedError' ? 'denied' : 'missing'
const canRecord = () =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** The phone's camera. It records for at most `seconds` and is closed afterwards or when the page is left. */
export function useCamera(seconds: number, sound: boolean) {
  const [camera, setCamera] = useState<Camera>({ at: 'idle' })
  const stream = useRef<MediaStream | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)

  const close = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = null
  }, [])
  useEffect(() => close, [close])
  const url = camera.at === 'recorded' ? camera.url : null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const open = async () => {
    if (!canRecord()) return setCamera({ at: 'none', why: window.isSecureContext ? 'missing' : 'insecure' })
    try {
      const video = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } }
      stream.current = await navigator.mediaDevices.getUserMedia({ video, audio: sound })
      setCamera({ at: 'ready', stream: stream.current })
    } catch (thrown) {
      setCamera({ at: 'none', why: whyNot(thrown) })
    }
  }
  const keep = useCallback((blob: Blob) => {
    const type = blob.type.split(';')[0] ?? ''
    const file = new File([blob], type.endsWith('mp4') ? 'recording.mp4' : 'recording.webm', { type })
    setCamera({ at: 'recorded', file, url: URL.createObjectURL(blob) })
  }, [])
  const record = () => {
    const live = stream.current
    if (live === null) return
    const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
    const making = new MediaRecorder(live, {
      videoBitsPerSecond: bitsPerSecond,
      ...(mimeType === undefined ? {} : { mimeType }),
    })
    const chunks: Blob[] = []
    making.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    making.addEventListener('stop', () => {
      recorder.current = null
      close()
      keep(new Blob(chunks, { type: making.mimeType || 'video/webm' }))
    })
    recorder.current = making
    making.start()
    setCamera({ at: 'recording', stream: live, left: seconds })
  }
  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }, [])

  const isRecording = camera.at === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setCamera((now) => (now.at === 'recording' ? { ...now, left } : now))
      if (left === 0) stop()
    }, 250)
    return () => clearInterval(timer)
  }, [isRecording, seconds, stop])

  return { camera, open, record, stop, keep }
}

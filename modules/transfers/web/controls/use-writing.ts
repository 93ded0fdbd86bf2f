import { isRequestError } from '@iisp/web'
import { useRef, useState } from 'react'

/** Runs one write of a dialog at a time and keeps the text of its refusal, to be shown in the dialog. */
export function useWriting() {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const running = useRef(false)
  const run = async (write: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal('')
    try {
      await write()
    } catch (error) {
      if (!isRequestError(error)) throw error
      setRefusal(error.msg)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, run: (write: () => Promise<void>) => void run(write) }
}

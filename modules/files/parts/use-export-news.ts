import { exportChanged, exportList } from '@iisp/files/contract'
import { request } from '@iisp/web'
import { useLive } from '@iisp/web/live/index'
import { useEffect, useRef } from 'react'

interface News {
  readonly onDone: (fileName: string) => void
  readonly onFailed: (title: string, why: string) => void
}

/** Watches exports that were asked for here, and says once of each when it has ended. */
export function useExportNews({ onDone, onFailed }: News): (id: string) => void {
  const open = useRef(new Set<string>())
  const look = async () => {
    if (open.current.size === 0) return
    // if this fails, the download centre shows it
    const answer = await request(exportList, {}, { quiet: true }).catch(() => null)
    for (const row of answer?.list ?? []) {
      if (row.state === 'queued' || row.state === 'running' || !open.current.delete(row.id)) continue
      if (row.state === 'done') onDone(row.fileName)
      if (row.state === 'failed') onFailed(row.title, row.error)
    }
  }
  useLive(exportChanged, () => void look())
  // Also looks for exports that ended while another tab was in front.
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => void latest.current(), [])
  return (id) => {
    open.current.add(id)
    void look()
  }
}

import type { Input, Output } from '@iisp/contract'
import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getImageVerifyCode, verifyImageCode } from '../../contract/sign-in.ts'

type Picture = Output<typeof getImageVerifyCode>
export type PuzzleState = 'loading' | 'failed' | 'ready' | 'checking' | 'right' | 'wrong'
export interface Solved {
  readonly uuid: string
  readonly moveLength: number
}
const pauseMs = { right: 450, wrong: 900, busy: 1200 }
/** Number of retries for a picture while too many people request one. */
const moreTries = 2
const isBusy = (error: unknown) => isRequestError(error) && error.status === 429

/**
 * Retries, as long as the picture is wanted, while too many people request one at the same time.
 */
async function askForPicture(isWanted: () => boolean, tries = moreTries): Promise<Picture> {
  try {
    return await request(getImageVerifyCode, {}, { quiet: true })
  } catch (error) {
    if (tries === 0 || !isBusy(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs.busy))
    if (!isWanted()) throw error
    return askForPicture(isWanted, tries - 1)
  }
}

/** Loads a puzzle, checks where the piece was dropped, and loads another after a miss. */
export function usePuzzle(onSolved: (solved: Solved) => void) {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [state, setState] = useState<PuzzleState>('loading')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const alive = useRef(true)

  const fetchPicture = useCallback(
    () =>
      askForPicture(() => alive.current).then(
        (loaded) => {
          if (!alive.current) return
          setPicture(loaded)
          setState('ready')
        },
        () => alive.current && setState('failed'),
      ),
    [],
  )

  useEffect(() => {
    alive.current = true
    void fetchPicture()
    return () => {
      alive.current = false
      clearTimeout(timer.current)
    }
  }, [fetchPicture])

  const load = () => {
    setState('loading')
    void fetchPicture()
  }
  const drop = async (movement: Omit<Input<typeof verifyImageCode>, 'uuid'>) => {
    if (picture === null || state !== 'ready') return
    setState('checking')
    const solved = { uuid: picture.uuid, moveLength: movement.moveLength }
    try {
      await request(verifyImageCode, { ...solved, ...movement }, { quiet: true })
      if (!alive.current) return
      setState('right')
      timer.current = setTimeout(() => onSolved(solved), pauseMs.right)
    } catch (error) {
      if (!alive.current) return
      // Only status 400 means that the piece was wrong. After any other failure the result is unknown.
      const missed = isRequestError(error) && error.kind === 'answer' && error.status === 400
      setState(missed ? 'wrong' : 'failed')
      if (missed) timer.current = setTimeout(load, pauseMs.wrong)
    }
  }
  return { picture, state, load, drop }
}

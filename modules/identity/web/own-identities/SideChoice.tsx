import { Button } from '@iisp/ui/button'
import { useProfile, useText } from '@iisp/web'
import { Dialog } from '@iisp/web/messages/index'
import { isRequestError } from '@iisp/web/request/request-error'
import { useShell } from '@iisp/web/routes/shell-parts'
import { useEffect, useRef, useState } from 'react'
import { identityTexts } from './identity-texts.ts'
import css from './own-identities.module.css'
import { type Side, useIdentityChange, useSides } from './use-identities.ts'

/** Continues at the side used last if it is still offered, else asks for one. Nothing else is possible before. */
export function SideChoice({ institution }: { institution: string }) {
  const t = useText(identityTexts)
  const { signOut } = useShell()
  const acts = useProfile()?.realName !== ''
  const sides = useSides()
  const last = useLastSide(acts)
  const remembered = sides?.list.find(({ managerType }) => managerType === last)
  const { toSide } = useIdentityChange()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const enter = async (side: Side) => {
    setBusy(true)
    try {
      await toSide(side)
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      setRefused(thrown.msg)
    } finally {
      setBusy(false)
    }
  }
  const tried = useRef(false)
  useEffect(() => {
    if (remembered === undefined || tried.current) return
    tried.current = true
    void enter(remembered)
  })
  if (sides === undefined || last === undefined || (remembered !== undefined && refused === '')) return null
  const out = () => void signOut()
  return (
    <div data-app="identity">
      <Dialog title={t('chooseTitle')} onClose={out} footer={<Button onClick={out}>{t('signOut')}</Button>}>
        <p className={css.text}>{t('choose', { institution })}</p>
        <div className={css.sides}>
          {sides.list.map((side, index) => (
            <button
              key={side.managerType}
              type="button"
              className={css.side}
              data-first={index === 0 || undefined}
              disabled={busy}
              onClick={() => void enter(side)}
            >
              <strong>{side.name}</strong>
              <span>{t(side.managerType === 1 ? 'asManager' : 'asChannel')}</span>
            </button>
          ))}
        </div>
        {refused !== '' && <p role="alert">{refused}</p>}
      </Dialog>
    </div>
  )
}

/**
 * The side chosen last; undefined until loaded. Null if there is none, or if the session acts for
 * another person, whose choice it is.
 */
function useLastSide(acts: boolean): number | null | undefined {
  const { lastSide } = useShell().parts.ports
  const [last, setLast] = useState<number | null>()
  useEffect(() => {
    if (!acts) lastSide?.load().then(setLast, () => setLast(null))
  }, [acts, lastSide])
  return acts || lastSide === undefined ? null : last
}

import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useStore } from 'zustand'
import { proveKey, stepUpStore } from './step-up-store.ts'
import { stepUpTexts } from './step-up-texts.ts'

/** Offers a registered key beside the code. */
export function KeyWay() {
  const t = useText(stepUpTexts)
  const { key, busy } = useStore(stepUpStore)
  if (!key) return null
  return (
    <Button type="inline" writing={busy} onClick={() => void proveKey()}>
      {t('byKey')}
    </Button>
  )
}

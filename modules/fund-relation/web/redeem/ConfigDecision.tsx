import { Button, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { getAutoPaymentConfigList, reviewAutoPaymentConfig } from '../../contract/configs/config-calls.ts'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { redeemTexts } from './redeem-texts.ts'

const invalidates = [getAutoPaymentConfigList]

/** A second person passes the entered settings, or returns them with a reason. */
export function ConfigDecision({ config, onDone }: { config: ConfigRow; onDone: () => void }) {
  const t = useText(redeemTexts)
  const askAndDo = useAskAndDo()
  const [returning, setReturning] = useState(false)
  const { id, zjjmc: child } = config
  const pass = async () => {
    const done = await askAndDo(
      reviewAutoPaymentConfig,
      { id, result: '1' },
      { content: t('passAsk', { child }), okText: t('pass'), done: t('done.pass'), invalidates },
    )
    if (done !== null) onDone()
  }
  return (
    <ButtonRow>
      <Button onClick={() => setReturning(true)}>{t('reject')}</Button>
      <Button type="primary" onClick={() => void pass()}>
        {t('pass')}
      </Button>
      {returning && (
        <AskReason
          title={t('reject')}
          label={t('reason')}
          max={300}
          missing={t('reasonMissing')}
          onCancel={() => setReturning(false)}
          call={reviewAutoPaymentConfig}
          inputOf={(reason) => ({ id, result: '0' as const, reason })}
          invalidates={invalidates}
          done={t('done.reject')}
          onDone={onDone}
        />
      )}
    </ButtonRow>
  )
}

import { Button } from '@iisp/ui/button'
import { isRequestError, request, useDraft, useText, useWrite } from '@iisp/web'
import { FormFault } from '@iisp/web/forms/index'
import { useRef, useState } from 'react'
import { type Rehearsal, rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import { EventFields } from './EventFields.tsx'
import { HoldingFields } from './HoldingFields.tsx'
import { NavFields } from './NavFields.tsx'
import { RehearsalResult } from './RehearsalResult.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import {
  type RehearsalValues,
  type Target,
  blankRehearsal,
  inputOf,
  missingFields,
} from './rehearsal-values.ts'
import css from './rehearsal.module.css'

interface RehearsalFormProps {
  readonly target: Target
  /** What a rehearsal starts from. */
  readonly basis: Rehearsal
}

/** What is played, and below it what it leads to. The result goes as soon as something is changed. */
export function RehearsalForm({ target, basis }: RehearsalFormProps) {
  const t = useText(rehearsalTexts)
  const pairs = basis.holdings.map(({ childCode, motherCode }) => `${childCode}-${motherCode}`).join()
  const name = `fund-relation.rehearsal:${target.relationId ?? pairs}`
  const { value: values, setValue } = useDraft({ name, version: 1, initial: blankRehearsal })
  const [tried, setTried] = useState(false)
  const { result, busy, fault, play, cancel } = useRehearsal(target, values)
  const missing = missingFields(values)
  const faultOf = (field: string) => (tried && missing.has(field) ? t('missing') : null)
  const part = { disabled: busy, faultOf }
  const submit = () => {
    setTried(true)
    if (missing.size === 0) void play()
  }
  const clear = () => {
    setTried(false)
    setValue(blankRehearsal)
  }
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormFault text={fault} />
        <EventFields
          {...part}
          values={values.events}
          onChange={(change) => setValue((now) => ({ ...now, events: change(now.events) }))}
        />
        <NavFields
          {...part}
          funds={basis.funds}
          values={values.navs}
          onChange={(change) => setValue((now) => ({ ...now, navs: change(now.navs) }))}
        />
        <HoldingFields
          {...part}
          holdings={basis.holdings}
          values={values.holdings}
          onChange={(change) => setValue((now) => ({ ...now, holdings: change(now.holdings) }))}
        />
        <div className={css.bar}>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('run')}
          </Button>
          {busy ? (
            <Button onClick={cancel}>{t('cancel')}</Button>
          ) : (
            <Button onClick={clear}>{t('clear')}</Button>
          )}
        </div>
      </form>
      {result && <RehearsalResult result={result} />}
    </>
  )
}

/**
 * Plays what was entered; a rehearsal that takes long can be cancelled. What it answered is given while the values are
 * those that were played.
 */
function useRehearsal(target: Target, values: RehearsalValues) {
  const [result, setResult] = useState<Rehearsal | null>(null)
  const [played, setPlayed] = useState('')
  const { busy, refusal, run } = useWrite()
  const running = useRef<AbortController | null>(null)
  const entered = JSON.stringify(values)
  const play = () =>
    run(async () => {
      const controller = new AbortController()
      running.current = controller
      setPlayed(entered)
      setResult(null)
      const options = { quiet: true, signal: controller.signal }
      try {
        setResult(await request(rehearseRelation, inputOf(target, values), options))
      } catch (thrown) {
        // whoever cancels needs no message
        if (!isRequestError(thrown) || thrown.kind !== 'aborted') throw thrown
      }
    })
  const isCurrent = played === entered
  return {
    result: isCurrent ? result : null,
    busy,
    fault: (isCurrent && refusal?.msg) || '',
    play,
    cancel: () => running.current?.abort(),
  }
}

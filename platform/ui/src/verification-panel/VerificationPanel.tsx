import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { Countdown, clockText } from '../countdown/index.ts'
import { useUiText } from '../locale/index.ts'
import { QrCode } from '../qr-code/index.ts'
import { texts } from './texts.ts'
import { type Person, type Shown, type VerificationDoors, useVerification } from './use-verification.ts'
import css from './verification-panel.module.css'
import type { VerificationCode } from './verification.ts'

export interface VerificationPanelProps extends VerificationDoors {
  /** Shows who passed when finished; by default for video only. */
  readonly showResult?: boolean | undefined
}

/** A face or video verification: a QR code for the phone, its remaining time, and the result. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { kind, showResult = kind === 'video' } = props
  const text = useUiText(texts)
  const { code, shown, onEnd, retry } = useVerification(props)
  const name = text[kind]
  if (shown.at === 'passed') return showResult ? <Passed name={name} person={shown.person} /> : null
  return (
    <section className={css.panel} aria-label={name}>
      <p className={css.lead}>{text.scan(name)}</p>
      {code?.persons && <Persons persons={code.persons} />}
      <div className={css.frame} aria-busy={shown.at === 'starting'}>
        {code && shown.at !== 'broken' && (
          <QrCode value={absolute(code.qrUrl)} size={200} label={text.code(name)} />
        )}
        <Cover kind={kind} shown={shown} retry={retry} />
      </div>
      <div className={css.foot}>
        {code && shown.at === 'code' && shown.stage === 'waiting' && (
          <>
            {/* keyed by the code, so that a new one with the same validity restarts the countdown */}
            <Countdown
              key={code.verifiedId}
              seconds={code.valid}
              onEnd={onEnd}
              format={(left) => text.left(clockText(left).slice(3))}
            />
            <a className={css.link} href={absolute(code.qrUrl)} target="_blank" rel="noopener noreferrer">
              {text.here}
            </a>
          </>
        )}
      </div>
    </section>
  )
}

function Passed({ name, person }: { name: string; person: Person | null }) {
  const text = useUiText(texts)
  return (
    <div className={css.panel} role="status">
      <span className={css.tick}>
        <Icon name="check" size={24} />
      </span>
      <strong className={css.result}>{text.passed(name)}</strong>
      {person && (
        <span className={css.quiet}>
          {text.roles[person.role]} {person.name}
        </span>
      )}
    </div>
  )
}

interface CoverProps extends Pick<VerificationPanelProps, 'kind'> {
  readonly shown: Shown
  readonly retry: () => void
}

/** Lies over the code while it cannot be scanned, and says why. */
function Cover({ kind, shown, retry }: CoverProps) {
  const text = useUiText(texts)
  return (
    <>
      {shown.at === 'starting' && <p className={css.cover}>{text.starting}</p>}
      {shown.at === 'broken' && (
        <div className={css.cover} role="alert">
          <p>{text.broken}</p>
          <Button type="inline" onClick={retry}>
            {text.again}
          </Button>
        </div>
      )}
      {shown.at === 'expired' && (
        <div className={css.cover} role="alert">
          <Button type="inline" onClick={retry}>
            {text.expired}
          </Button>
        </div>
      )}
      {shown.at === 'failed' && (
        <div className={css.cover} role="alert">
          <strong className={css.failure}>{text.failed(text[kind])}</strong>
          <p>{shown.message}</p>
          {shown.again ? (
            <p className={css.quiet}>{text.renewing}</p>
          ) : (
            <Button type="inline" onClick={retry}>
              {text.expired}
            </Button>
          )}
        </div>
      )}
      {shown.at === 'code' && shown.stage !== 'waiting' && (
        <p className={css.cover} role="status">
          {text[shown.stage]}
        </p>
      )}
    </>
  )
}

function Persons({ persons }: { persons: NonNullable<VerificationCode['persons']> }) {
  const text = useUiText(texts)
  return (
    <p className={css.quiet}>
      {`${text.persons}: `}
      {persons.map(({ role, name }) => `${text.roles[role] ?? role} ${name}`).join(' / ')}
    </p>
  )
}

const absolute = (address: string): string => new URL(address, location.href).href

import { groupThousands } from '@iisp/contract/group-thousands'
import { type Output, stateName } from '@iisp/contract'
import { deskQueues, orderFlow, transferDesk } from '@iisp/transfers/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { orderTexts } from '../orders/order-texts.ts'
import css from './home-cards.module.css'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderCard } from './OrderCard.tsx'

type Queues = Output<typeof deskQueues>

/**
 * Number of orders at the desk per waiting time; a number opens the desk with exactly these orders.
 */
export function DeskQueuesCard() {
  return (
    <OrderCard call={deskQueues} lines={8}>
      {(data) => <QueueTable {...data} />}
    </OrderCard>
  )
}

function QueueTable({ queues, capped }: Queues) {
  const t = useText(homeCardTexts)
  const age = useText(orderTexts)
  const locale = useLocale()
  const classes = queues[0]?.waiting ?? []
  const totals = queues.flatMap(({ waiting }) => waiting.map(({ total }) => total))
  const most = Math.max(...totals)
  if (most === 0) return <p className={css.none}>{t('queuesEmpty')}</p>
  return (
    <>
      <table className={css.queues}>
        <caption className={css.lead}>{t('queuesNote')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('state')}</th>
            {classes.map(({ class: id }) => (
              <th key={id} scope="col">
                {age(`waitingSince.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map(({ status, waiting }) => (
            <tr key={status}>
              <th scope="row">
                <StatusDot
                  tone={orderFlow.byCode[status].tone}
                  label={stateName(orderFlow, status, locale)}
                />
              </th>
              {waiting.map(({ class: id, total }) => (
                <td key={id}>
                  <QueueCount
                    name={`${stateName(orderFlow, status, locale)} ${age(`waitingSince.${id}`)}`}
                    total={total}
                    share={total / most}
                    query={`proStatus=${status}&waiting=${id}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {capped && <p className={css.quiet}>{t('deskCapped')}</p>}
    </>
  )
}

interface QueueCountProps {
  readonly name: string
  readonly total: number
  /** Relative to the largest number, 0 to 1. */
  readonly share: number
  /** The filters that show these orders at the desk. */
  readonly query: string
}

function QueueCount({ name, total, share, query }: QueueCountProps) {
  const t = useText(homeCardTexts)
  const openMenu = useOpenMenu()
  if (total === 0) return <span className={css.quiet}>0</span>
  const n = groupThousands(total)
  return (
    <button
      type="button"
      className={css.queue}
      aria-label={`${name} ${t('count', { n })}`}
      onClick={() => void openMenu(transferDesk.id, query)}
    >
      <span className={css.bar} style={{ width: `${share * 100}%` }} aria-hidden="true" />
      <strong>{n}</strong>
    </button>
  )
}

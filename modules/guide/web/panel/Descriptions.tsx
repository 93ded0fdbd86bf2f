import type { Menu } from '@iisp/contract'
import { queryBusinessDescription, setAutoOpen } from '@iisp/guide/contract'
import { Skeleton } from '@iisp/ui/skeleton'
import { openOnlineService, toast, usePortalSettings, useSend, useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { Notes } from './Notes.tsx'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'
import css from './panel.module.css'

interface Props {
  readonly menu: Menu
  readonly guide: MenuGuide | undefined
  readonly error: string | undefined
  readonly onRetry: () => void
  readonly onFold: () => void
}

/** The unfolded panel: descriptions, notes and further help. */
export function Descriptions({ menu, guide, error, onRetry, onFold }: Props) {
  const t = useText(panelTexts)
  const { servicePhone } = usePortalSettings()
  const keep = useSend(setAutoOpen, { invalidates: [queryBusinessDescription] })
  if (!guide && error)
    return (
      <div className={css.body}>
        <p role="alert" className={css.empty}>
          {t('failed')}{' '}
          <button type="button" className={css.link} onClick={onRetry}>
            {t('again')}
          </button>
        </p>
      </div>
    )
  if (!guide) return <Skeleton lines={3} />
  const items = guide.newMenuDescribe.filter((item) => item.ISSHOW !== '0')
  const opens = guide.showDescriptionVO.ISSHOW !== '0'
  const callService = () => {
    if (openOnlineService()) return
    toast.info(servicePhone === '' ? t('serviceNone') : t('servicePhone', { phone: servicePhone }))
  }
  const setOpens = (ISSHOW: '0' | '1') => {
    if (ISSHOW === '0') onFold()
    keep.mutate(
      { menuId: menu.id, ISSHOW },
      { onSuccess: () => ISSHOW === '1' && toast.success(t('openAgainDone')) },
    )
  }
  return (
    <div className={css.body}>
      {items.length === 0 && <p className={css.empty}>{t('noData')}</p>}
      <div className={css.items}>
        {items.map((item) => (
          <article key={item.uuid}>
            <h3 className={css.label}>{item.LABEL}</h3>
            <RichText html={item.DESCRIBECH} />
          </article>
        ))}
      </div>
      <Notes
        notes={guide.explainNotes.filter((note) => note.ISSHOW !== '0')}
        shown={guide.defaultMenuVO.showNum}
        firstOpen={guide.defaultMenuVO.showVisible === '1'}
      />
      <div className={css.foot}>
        <button type="button" className={css.link} onClick={callService}>
          {t('service')}
        </button>
        <button type="button" className={css.link} onClick={() => setOpens(opens ? '0' : '1')}>
          {opens ? t('stopOpening') : t('openAgain')}
        </button>
      </div>
    </div>
  )
}

import { getMenuGuide, listMenuGuideVersions, type MenuGuideContent } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Pagination } from '@iisp/ui/pagination'
import { request, toast, useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { guideTexts } from './guide-texts.ts'
import css from './menu-guides.module.css'

const pageSize = 10

/** The published versions. One can be loaded into the form, to be published again. */
export function GuideVersions(props: { menuId: string; onTake: (content: MenuGuideContent) => void }) {
  const { menuId, onTake } = props
  const t = useText(guideTexts)
  const confirm = useConfirm()
  const [pageNo, setPageNo] = useState(1)
  const versions = useCall(
    listMenuGuideVersions,
    { menuId, pageNo, pageSize },
    { keepPrevious: true, quiet: true },
  )
  const take = async (version: number) => {
    if (!(await confirm({ content: t('loadAsk') }))) return
    // the request layer has shown the failure
    const found = await request(getMenuGuide, { menuId, version }).catch(() => null)
    if (found === null) return
    onTake(found.content)
    toast.success(t('loaded', { version }))
  }
  return (
    <section aria-label={t('versions')}>
      <h3 className={css.heading}>{t('versions')}</h3>
      <ul className={css.versions}>
        {versions.data?.list.map(({ version, at, by }) => (
          <li key={version}>
            <span>{t('versionOf', { version, at, by })}</span>
            <Button type="link" onClick={() => void take(version)}>
              {t('load')}
            </Button>
          </li>
        ))}
      </ul>
      {(versions.data?.total ?? 0) > pageSize && (
        <Pagination
          page={pageNo}
          pageSize={pageSize}
          total={versions.data?.total ?? 0}
          sizes={null}
          onChange={(page) => setPageNo(page)}
        />
      )}
    </section>
  )
}

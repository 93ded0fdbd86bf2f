import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useLocale, useOpenMenu, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { AskReason } from '@iisp/web/forms/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { staff } from '../../contract/pages.ts'
import {
  type Institution,
  type InstitutionAction,
  institutionFields,
  institutionList,
  institutionPropose,
} from '../../contract/people/institutions.ts'
import { staffChangeList } from '../../contract/people/staff-changes.ts'
import { identityTopics } from '../../contract/topics.ts'
import { InstitutionState, institutionColumns, institutionFacts } from './institution-columns.tsx'
import { institutionTexts } from './institution-texts.ts'

const { kind, state } = institutionFields.named
const institutionFilters = filters(institutionTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: choice(kind),
  state: choice(state),
}))
const followed = [identityTopics.staffChangeProposed, identityTopics.staffChangeDecided]

interface Asked {
  readonly institution: Institution
  readonly action: InstitutionAction
}

/** 机构管理: the institutions, which two persons of the custodian close and open again. */
export function InstitutionsPage() {
  const t = useText(institutionTexts)
  const openMenu = useOpenMenu()
  const locale = useLocale()
  const columns = useMemo(
    () => columnsOf(institutionFields, locale, institutionColumns(t, locale)),
    [t, locale],
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ListPage
        id="identity.institutions"
        title={t('title')}
        description={t('hint')}
        call={institutionList}
        filters={institutionFilters}
        columns={columns}
        rowKey={(row) => row.institutionId}
        keyColumn="institutionId"
        empty={t('empty')}
        follow={followed}
        refreshable
        rowActions={(institution) =>
          institution.actions.map((action) => ({
            label: t(action),
            danger: action === 'close',
            onClick: () => setAsked({ institution, action }),
          }))
        }
        detail={(row, drawer) => (
          <DetailDrawer
            {...drawer}
            size={560}
            title={row.name}
            extra={<InstitutionState of={row} />}
            footer={
              <Button onClick={() => openMenu(staff.id, `institutionId=${row.institutionId}`)}>
                {t('showPeople')}
              </Button>
            }
          >
            <Facts facts={institutionFacts(row, t, locale)} />
          </DetailDrawer>
        )}
      />
      {asked && <ProposeDialog {...asked} onClose={close} />}
    </>
  )
}

/** Explains the effect of closing or opening, and asks for the reason. */
function ProposeDialog({
  institution: { institutionId, name },
  action,
  onClose,
}: Asked & { readonly onClose: () => void }) {
  const t = useText(institutionTexts)
  return (
    <AskReason
      title={t(`${action}Title`, { name })}
      okText={t('propose')}
      danger={action === 'close'}
      label={t('reason')}
      missing={t('reasonMissing')}
      onCancel={onClose}
      call={institutionPropose}
      inputOf={(reason) => ({ institutionId, action, reason })}
      invalidates={[institutionList, staffChangeList]}
      done={t('proposed')}
      onDone={onClose}
    >
      <p>{t(`${action}Meaning`)}</p>
    </AskReason>
  )
}

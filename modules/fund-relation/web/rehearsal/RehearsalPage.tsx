import { Empty } from '@iisp/ui/empty'
import { Page } from '@iisp/ui/page'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, useAddressParam, useCall, useText } from '@iisp/web'
import { rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import { RehearsalForm } from './RehearsalForm.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import type { Target } from './rehearsal-values.ts'

/** 预演: events played through a relation, or through terms applied for, as given in the URL. */
export function RehearsalPage() {
  const t = useText(rehearsalTexts)
  const [relation] = useAddressParam('relation')
  const [draft] = useAddressParam('draft')
  return (
    <Page title={t('title')} description={t('hint')}>
      {relation === null && draft === null ? (
        <Empty reason={t('nothing')} />
      ) : (
        <Started
          key={relation ?? draft}
          target={relation === null ? { inputParam: draft ?? '' } : { relationId: relation }}
        />
      )}
    </Page>
  )
}

/** The form, shown once the starting position has loaded. */
function Started({ target }: { readonly target: Target }) {
  const answer = useCall(rehearseRelation, { ...target, events: [], navs: [], holdings: [] }, { quiet: true })
  const { data } = answer
  return (
    <Loaded loading={answer.isPending} error={failureOf(answer)} lines={8}>
      {data && <RehearsalForm target={target} basis={data} />}
    </Loaded>
  )
}

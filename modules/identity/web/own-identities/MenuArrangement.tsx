import { Segmented } from '@iisp/ui/segmented'
import { toast, useProfile, useRefusalOf, useText } from '@iisp/web'
import { request } from '@iisp/web/request/request'
import { useChangePerson } from '@iisp/web/routes/page-tools'
import { changeMenuTopology } from '../../contract/menu-rights.ts'
import { identityTexts } from './identity-texts.ts'
import css from './own-identities.module.css'

const quiet = { quiet: true } as const

/** The menu arrangement of the account; not offered to people who act for somebody else. */
export function MenuArrangement() {
  const t = useText(identityTexts)
  const profile = useProfile()
  const changePerson = useChangePerson()
  const refusalOf = useRefusalOf()
  if (profile === null || profile.realName !== '') return null
  const arrange = async (menuTopology: 1 | 2) => {
    const refusal = await refusalOf(async () => {
      if (await changePerson(() => request(changeMenuTopology, { menuTopology }, quiet)))
        toast.success(t('arranged'))
    })
    if (refusal !== undefined) toast.error(refusal)
  }
  return (
    <div className={css.arrangement}>
      <Segmented
        label={t('arrangement')}
        segments={[
          { value: 2, label: t('arrangements.new') },
          { value: 1, label: t('arrangements.old') },
        ]}
        value={profile.menuTopology === '1' ? 1 : 2}
        onChange={(value) => void arrange(value === 1 ? 1 : 2)}
      />
      <p className={css.hint}>{t('arrangementHint')}</p>
    </div>
  )
}

import { Facts } from '@iisp/ui/drawer'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, useCall, useText } from '@iisp/web'
import { getMyAccount } from '../../contract/my-account.ts'
import { MenuArrangement } from '../own-identities/MenuArrangement.tsx'
import { roleTexts } from '../role-texts.ts'
import { accountTexts } from './account-texts.ts'
import css from './my-account.module.css'

/** The person's data in the portal, and whom to ask for corrections. */
export function Me() {
  const t = useText(accountTexts)
  const role = useText(roleTexts)
  const { data, error, refetch } = useCall(getMyAccount, {}, { quiet: true, staleTime: 0 })
  if (!data)
    return (
      <Loaded loading={!error} error={failureOf({ error, refetch })} lines={7}>
        {null}
      </Loaded>
    )
  const left = data.passwordDaysLeft
  return (
    <div className={css.part}>
      <Facts
        facts={[
          { label: t('name'), value: data.name },
          { label: t('account'), value: data.account },
          { label: t('institution'), value: data.institutionName },
          { label: t('roles'), value: data.roles.map((one) => role(one)).join(t('separator')) },
          { label: t('phone'), value: data.phone || t('noPhone') },
          { label: t('passwordChangedAt'), value: data.passwordChangedAt },
          {
            label: t('passwordDaysLeft'),
            value: left === 0 ? t('expired') : t('days', { days: left }),
          },
        ]}
      />
      <p className={css.hint}>{t('correct')}</p>
      <MenuArrangement />
    </div>
  )
}

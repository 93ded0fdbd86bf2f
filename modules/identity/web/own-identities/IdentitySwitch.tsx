import { Icon } from '@iisp/ui/icon'
import { HeaderMenu, useCall, useText } from '@iisp/web'
import { isRequestError } from '@iisp/web/request/request-error'
import { queryCompanyList } from '../../contract/own-identities.ts'
import { identityTexts } from './identity-texts.ts'
import { useIdentityChange, useSides } from './use-identities.ts'

/** A refusal was shown as a message already. */
const ignoreRefusal = (thrown: unknown) => {
  if (!isRequestError(thrown)) throw thrown
}

/** The tool in the header for people who have another role or company; nothing for everybody else. */
export default function IdentitySwitch() {
  const t = useText(identityTexts)
  const sides = useSides()
  const companies = useCall(queryCompanyList, {}, { quiet: true, staleTime: Infinity }).data ?? []
  const { toSide, toCompany } = useIdentityChange()
  const otherSides = sides && sides.list.length > 1 ? sides.list : []
  const items = [
    ...otherSides.map((side) => ({
      key: String(side.managerType),
      label: side.name,
      checked: side.managerType === sides?.managerType,
      onSelect: () => {
        if (side.managerType !== sides?.managerType) toSide(side).catch(ignoreRefusal)
      },
    })),
    ...(companies.length > 1 ? companies : []).map((company) => ({
      key: company.account,
      label: company.cpName,
      checked: company.current,
      onSelect: () => {
        if (!company.current) toCompany(company).catch(ignoreRefusal)
      },
    })),
  ]
  if (items.length === 0) return null
  return (
    <HeaderMenu label={t('switch')} items={items}>
      <Icon name="exchange" size={18} />
    </HeaderMenu>
  )
}

// Fields that V2.2 adds, drops or changes in one file. Where only one description was found, the field is uncertain.

const account = `
Address C300 [uncertain]
InstReprIDCode C40 [uncertain]
InstReprIDType C3 [uncertain]
InstReprName C60 [uncertain]
TransactorCertNo C40 [uncertain]
TransactorCertType C3 [uncertain]
TransactorName C60 [uncertain]
FaxNo C40 [uncertain]
VocationCode C5 [uncertain]
HomeTelNo C40 [uncertain]
AnnualIncome N16 [uncertain]
MobileTelNo C40 [uncertain]
OfficeTelNo C40 [uncertain]
TelNo C40 [uncertain]
AcctNameOfInvestorInClearingAgency C200 [uncertain]
AcctNoOfInvestorInClearingAgency C40 [uncertain]
ClearingAgency C20 [uncertain]
CorpName C200 [uncertain]
InstitutionType C3 [uncertain]
`

const accountAdded = `
InvestorProCode C30 [uncertain] 投资者产品代码
AuxCertType C3 [uncertain] 辅助身份证明文件类型
AuxCertCode C40 [uncertain] 辅助身份证明文件号码
AuxCertValidDate C8 [uncertain] 辅助身份证明文件有效日期
IPAddress C40 [uncertain] IP地址
MACAddress C20 [uncertain] MAC地址
IMEI C20 [uncertain] 国际移动设备识别码
UUID C32 [uncertain] 通用唯一识别码
`

// The descriptions count 82 fields in file 03 but name only five new ones, so up to three more fields may arrive.
const applicationAdded = `
TransferReason C3 [uncertain] 过户原因
IPAddress C40 [uncertain] IP地址
MACAddress C20 [uncertain] MAC地址
IMEI C20 [uncertain] 国际移动设备识别码
UUID C32 [uncertain] 通用唯一识别码
`

const confirmationAdded = `
TotalFrozenVol N16.2 基金冻结总份数
FundVolBalance N16.2 基金份数余额
FrozenBalance N16.2 冻结金额
FutureSubscribeDate A8 指定认购日期
TransferDateThroughClearingAgency A8 清算资金经清算人划出日期
TransferReason C3 过户原因
`

// One description has 24 fields in file 05, the other does not know TotalBackendLoadVol.
const holdingsAdded = `
NewIncome N16.2 新增收益
NewIncomeFlag C1 [sign of NewIncome] 新增收益正负
WholeFlag C1 全量标志
TotalBackendLoadVol N16.2 [read only, uncertain] 交易后端收费总份数
`

const wealthHoldingsAdded = `
TotalBackendLoadVol N16.2 [read only, uncertain] 交易后端收费总份数
`

const fund = `
RegistrarName C100 [uncertain]
FundManagerName C100 [uncertain]
FundInternetAddress C200 [uncertain]
`

const fundAdded = `
MainFundCode C6 [uncertain] 主基金代码
SideBagFlag C1 [uncertain] 侧袋标志
NextTradeEndDate A8 [uncertain] 下一开放期结束日
`

export const files = {
  '01': {
    drop: ['InstReprManageRange', 'ControlHolder', 'ActualController'],
    fields: account,
    add: accountAdded,
  },
  '03': { add: applicationAdded },
  '04': { add: confirmationAdded },
  '05': { add: holdingsAdded },
  '07': { fields: fund, add: fundAdded },
  '26': { add: wealthHoldingsAdded },
}

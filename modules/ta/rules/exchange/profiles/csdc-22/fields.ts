/** Fields that V2.2 retypes or widens in every file. Two descriptions agree on the fields without a mark. */
export const fields = `
AppSheetSerialNo C24
OriginalAppSheetNo C24
TASerialNO C20
OriginalSerialNo C20
GeneralTASerialNO C20
TransactionAccountID C17
TargetTransactionAccountID C17
TAAccountID C12
BusinessCode C3
CertificateType C3
CertificateNo C40
FundName C300
Charge N16.2
AgencyFee N16.2
OtherFee1 N16.2
Interest N16.2
MinFee N16.2
TransferFee N16.2
TotalTransFee N16.2
TargetRegistrarCode C18
RegistrarCode C18
FundManagerCode C18
CustodianCode C18
FundSponsor C18
InvestorName C200 [uncertain]
AccountAbbr C20 [uncertain]
DepositAcct C40 [uncertain]
NAV N7.4 [uncertain]
AccumulativeNAV N7.4 [uncertain]
TargetNAV N7.4 [uncertain]
TradingPrice N7.4 [uncertain]
TargetFundPrice N7.4 [uncertain]
FaceValue N7.4 [uncertain]
`

/** Who orders in the demo shop. Nobody has these phone numbers. */
export interface DemoPerson {
  name: string
  phone: string
  address: string
  zone: 'dhaka_inside' | 'dhaka_outside'
}

const inDhaka = [
  ['Rahima Begum', 'House 12, Road 5, Dhanmondi, Dhaka 1205'],
  ['মোছাম্মৎ ফাতেমা খাতুন', 'বাড়ি ৭, ব্লক সি, বনশ্রী, রামপুরা, ঢাকা'],
  ['Tanvir Ahmed', 'Flat 4B, House 33, Sector 7, Uttara, Dhaka 1230'],
  ['সাদিয়া ইসলাম', '২৪/১ তাজমহল রোড, মোহাম্মদপুর, ঢাকা'],
  ['Farhana Yasmin', '8/2 Kazi Alauddin Road, Bangshal, Dhaka 1000'],
  ['আবু সাঈদ মোহাম্মদ আব্দুল্লাহ আল মামুন', 'বাসা ১১, রোড ২, মিরপুর ১০, ঢাকা'],
  ['Imran Hossain', 'House 45, Block F, Bashundhara R/A, Dhaka 1229'],
  ['Nasrin Akter', '117 Shantinagar, Paltan, Dhaka 1217'],
] as const
const elsewhere = [
  ['Nusrat Jahan', 'College Road, Kandirpar, Cumilla'],
  ['মোঃ রফিকুল ইসলাম', 'গ্রাম: উত্তর কালীগঞ্জ, ডাকঘর: কালীগঞ্জ, লালমনিরহাট'],
  ['Sabbir Rahman', 'Agrabad C/A, Double Mooring, Chattogram'],
  ['শারমিন সুলতানা', 'সাহেব বাজার, বোয়ালিয়া, রাজশাহী'],
  ['Jahid Hasan', 'KDA Avenue, Sonadanga, Khulna'],
  ['মাহমুদা বেগম', 'জিন্দাবাজার, সিলেট সদর, সিলেট'],
  ['Anika Chowdhury', 'Band Road, Kotwali, Barishal'],
  ['রাশেদুল করিম', 'জলেশ্বরীতলা, বগুড়া সদর, বগুড়া'],
  ['Shamim Reza', 'Station Road, Sadar, Rangpur'],
  ['তাসলিমা আক্তার', 'চরপাড়া মোড়, ময়মনসিংহ সদর, ময়মনসিংহ'],
  ['Mizanur Rahman', 'Hospital Road, Sadar, Noakhali'],
  ['পলাশ চন্দ্র দাস', 'রাজবাড়ী রোড, গাজীপুর সদর, গাজীপুর'],
  ['Kamrul Islam', 'Main Road, Teknaf, Cox’s Bazar'],
  ['Ruma Khatun', 'Mujib Sarak, Sadar, Jashore'],
  ['হাফিজুর রহমান', 'বড় বাজার, কুষ্টিয়া সদর, কুষ্টিয়া'],
] as const

/** People of Dhaka and of other districts. */
export const people: readonly DemoPerson[] = [
  ...inDhaka.map((person) => [...person, 'dhaka_inside'] as const),
  ...elsewhere.map((person) => [...person, 'dhaka_outside'] as const),
].map(([name, address, zone], index) => ({
  ...{ name, address, zone },
  phone: `01${3 + (index % 7)}000000${String(index + 10)}`,
}))

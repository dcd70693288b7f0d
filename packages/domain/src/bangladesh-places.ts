import type { Places } from './address.ts'

const list = (names: string) => names.trim().split(/,\s+/)

/**
 * The parts of Dhaka, and the other districts with the towns around Dhaka, in English and Bengali. A name that
 * several cities have, such as Chawkbazar and New Market, is not among them.
 */
export const bangladeshPlaces: Places = /* @__PURE__ */ (() => ({
  names: {
    dhaka_inside: list(`
      adabor, aftabnagar, agargaon, azimpur, badda, banani, banashree, banasree,
      bangla motor, banglamotor, baridhara, basabo, bashabo, bashundhara, basundhara,
      bhatara, dakshinkhan, demra, dhanmondi, eskaton, farmgate, gendaria, goran, gulshan,
      hazaribagh, jatrabari, jigatola, jurain, kafrul, kakrail, kalabagan, kallyanpur,
      kalyanpur, kamrangirchar, kazipara, khilgaon, khilkhet, kuril, lalbagh, lalmatia,
      malibagh, mirpur, mogbazar, moghbazar, mohakhali, mohammadpur, mohammodpur, motijheel,
      mugda, niketan, nikunja, nilkhet, old dhaka, pallabi, paltan, panthapath, puran dhaka,
      purana paltan, ramna, rampura, rayerbazar, rupnagar, sabujbagh, shahbag, shahbagh,
      shantinagar, shewrapara, shyamoli, shyampur, sutrapur, tejgaon, turag, uttara,
      uttarkhan, vatara, wari, zigatola,
      আদাবর, আফতাবনগর, আগারগাঁও, আজিমপুর, বাড্ডা, বনানী, বনশ্রী, বাংলামোটর, বারিধারা, বাসাবো,
      বসুন্ধরা, দক্ষিণখান, ডেমরা, ধানমন্ডি, ধানমণ্ডি, ইস্কাটন, ফার্মগেট, গেন্ডারিয়া, গোড়ান,
      গুলশান, হাজারীবাগ, যাত্রাবাড়ী, যাত্রাবাড়ি, জিগাতলা, ঝিগাতলা, জুরাইন, কাফরুল, কাকরাইল,
      কলাবাগান, কল্যাণপুর, কামরাঙ্গীরচর, কাজীপাড়া, কাজিপাড়া, খিলগাঁও, খিলক্ষেত, কুড়িল,
      লালবাগ, লালমাটিয়া, মালিবাগ, মিরপুর, মগবাজার, মহাখালী, মতিঝিল, মোহাম্মদপুর, মুগদা,
      নিকেতন, নিকুঞ্জ, নীলক্ষেত, পুরান ঢাকা, পুরনো ঢাকা, পল্টন, পল্লবী, পান্থপথ, রমনা,
      রামপুরা, রায়েরবাজার, রূপনগর, সবুজবাগ, শাহবাগ, শান্তিনগর, শেওড়াপাড়া, শ্যামলী,
      শ্যামপুর, সূত্রাপুর, তেজগাঁও, তুরাগ, উত্তরা, উত্তরখান, ভাটারা, ওয়ারী, ওয়ারি
    `),
    dhaka_outside: list(`
      ashulia, b baria, bagerhat, bandarban, barguna, barisal, barishal, bhola, bogra,
      bogura, brahmanbaria, chandpur, chapai nawabganj, chapai nawabgonj, chapainawabganj,
      chapainawabgonj, chattogram, chittagong, chuadanga, comilla, cox's bazaar, cox's bazar,
      cumilla, dhamrai, dinajpur, dohar, faridpur, feni, gaibandha, gazipur, gopalganj,
      gopalgonj, habiganj, habigonj, hemayetpur, jamalpur, jashore, jessore, jhalokathi,
      jhalokati, jhenaidah, jhenidah, joypurhat, keraniganj, keranigonj, khagrachari,
      khagrachhari, khulna, kishoreganj, kishoregonj, kurigram, kushtia, lakshmipur,
      lalmonirhat, laxmipur, madaripur, magura, manikganj, manikgonj, maulvibazar, meherpur,
      moulvibazar, munshiganj, munshigonj, mymensingh, naogaon, narail, narayanganj,
      narayangonj, narsingdi, natore, nawabganj, nawabgonj, netrakona, netrokona, nilphamari,
      noakhali, pabna, panchagarh, patuakhali, pirojpur, rajbari, rajshahi, rangamati,
      rangpur, satkhira, savar, shariatpur, sherpur, sirajganj, sirajgonj, sunamganj,
      sunamgonj, sylhet, tangail, thakurgaon, tongi,
      আশুলিয়া, ধামরাই, দোহার, হেমায়েতপুর, কেরানীগঞ্জ, কেরাণীগঞ্জ, নবাবগঞ্জ, সাভার, টঙ্গী,
      টঙ্গি, বাগেরহাট, বান্দরবান, বরগুনা, বরিশাল, ভোলা, বগুড়া, ব্রাহ্মণবাড়িয়া, চাঁদপুর,
      চট্টগ্রাম, চাঁপাইনবাবগঞ্জ, চাঁপাই নবাবগঞ্জ, চুয়াডাঙ্গা, কুমিল্লা, কক্সবাজার, দিনাজপুর,
      ফরিদপুর, ফেনী, গাইবান্ধা, গাজীপুর, গোপালগঞ্জ, হবিগঞ্জ, জামালপুর, যশোর, ঝালকাঠি,
      ঝিনাইদহ, জয়পুরহাট, খাগড়াছড়ি, খুলনা, কিশোরগঞ্জ, কুড়িগ্রাম, কুষ্টিয়া, লক্ষ্মীপুর,
      লালমনিরহাট, মাদারীপুর, মাগুরা, মানিকগঞ্জ, মেহেরপুর, মৌলভীবাজার, মুন্সীগঞ্জ, মুন্সিগঞ্জ,
      ময়মনসিংহ, নওগাঁ, নড়াইল, নারায়ণগঞ্জ, নরসিংদী, নাটোর, নেত্রকোনা, নেত্রকোণা, নীলফামারী,
      নোয়াখালী, পাবনা, পঞ্চগড়, পটুয়াখালী, পিরোজপুর, রাজবাড়ী, রাজশাহী, রাঙ্গামাটি,
      রাঙামাটি, রংপুর, সাতক্ষীরা, শরীয়তপুর, শেরপুর, সিরাজগঞ্জ, সুনামগঞ্জ, সিলেট, টাঙ্গাইল,
      ঠাকুরগাঁও
    `),
  },
  // The district of Dhaka is larger than the city.
  regions: { dhaka_inside: ['dhaka', 'ঢাকা'] },
  streets: list('road, rd, highway, lane, street, রোড, সড়ক, মহাসড়ক, লেন'),
}))()

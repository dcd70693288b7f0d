import { expect, it } from 'vitest'
import { parseMessage } from './parse-message.ts'

it.each([
  [
    'labels in English',
    'Name: Rahim Uddin\nPhone: 01712-345678\nAddress: House 12, Road 4, Dhanmondi, Dhaka',
    ['Rahim Uddin', '01712345678', 'House 12, Road 4, Dhanmondi, Dhaka'],
  ],
  [
    'labels in Bengali, with Bengali digits',
    'নাম: ফাতেমা খাতুন\nমোবাইল নম্বর: ০১৮১২৩৪৫৬৭৮\nঠিকানা: বাড়ি ৭, ব্লক সি,\nবনশ্রী, ঢাকা',
    ['ফাতেমা খাতুন', '01812345678', 'বাড়ি ৭, ব্লক সি, বনশ্রী, ঢাকা'],
  ],
  [
    'three lines without labels',
    'Karim Mia\n+880 1912 345670\nCollege Road, Sadar, Cumilla',
    ['Karim Mia', '01912345670', 'College Road, Sadar, Cumilla'],
  ],
  [
    'one line',
    'Nusrat Jahan, 01612345671, College Road, Sadar, Cumilla',
    ['Nusrat Jahan', '01612345671', 'College Road, Sadar, Cumilla'],
  ],
  [
    'the number at the end',
    'Abdul Kader\nVillage Kaliganj, Lalmonirhat\n01512345672',
    ['Abdul Kader', '01512345672', 'Village Kaliganj, Lalmonirhat'],
  ],
  [
    'an address that begins with a number is no name',
    '12/A Green Road, Dhaka 01312345673',
    ['', '01312345673', '12/A Green Road, Dhaka'],
  ],
  ['no number', 'Name: Rahim', ['Rahim', '', '']],
  ['a number of another length', 'Rahim 017123456789', ['', '', 'Rahim 017123456789']],
  ['nothing', ' \n ', ['', '', '']],
])('%s', (_name, message, [name, phone, address]) => {
  expect(parseMessage(message)).toEqual({ name, phone, address })
})

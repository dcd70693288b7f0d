import { computerKinds } from './kind-computer.ts'
import type { ProductKind } from './model.ts'

/** Kinds of mobile, audio and computer accessories and watches. */
export const electronicKinds: Record<string, ProductKind> = {
  ...computerKinds,
  earbuds: {
    lead: 'Out of the case and already connected. Calls stay clear on a rickshaw, because <strong>two microphones listen for your voice</strong>.',
    points: [
      'Six hours in the ear, twenty-four with the case',
      'Touch for calls, songs and volume',
      'Splash proof for rain and sport',
      'Three sizes of tips',
    ],
    spec: {
      Bluetooth: '5.3',
      Driver: '13 mm',
      Charging: 'Type-C, 10 minutes for 90',
      Warranty: '6 months',
    },
    box: 'Earbuds, charging case, three pairs of tips, cable.',
    note: 'Noise reduction works on calls; it softens, but does not remove, the noise of the street.',
    keywords: ['ইয়ারবাড', 'এয়ারবাড', 'earbuds', 'tws', 'airbud', 'bluetooth'],
  },
  headphones: {
    lead: 'Soft cups, deep sound, and a band that does not press. Fold it flat, or plug in the cable <strong>when the battery is empty</strong>.',
    points: [
      'Up to 30 hours on one charge',
      '40 mm drivers with full bass',
      'Cups turn flat for the bag',
      'Microphone for classes and calls',
    ],
    spec: { Bluetooth: '5.3', Driver: '40 mm', Weight: '210 g', Warranty: '6 months' },
    box: 'Headphones, audio cable, charging cable.',
    note: 'The ear cups are warm in summer. They come off and can be replaced.',
    keywords: ['হেডফোন', 'headphone', 'hedfon', 'bluetooth', 'headset'],
  },
  speaker: {
    lead: 'A small box that fills a room, a roof or a picnic. Pair two of them <strong>for left and right</strong>.',
    points: [
      'Twelve hours of music at half volume',
      'Splash proof',
      'Answers calls',
      'Plays from Bluetooth, card or cable',
    ],
    spec: { Power: '10 W', Battery: '2400 mAh', Bluetooth: '5.0', Warranty: '6 months' },
    box: 'Speaker, cable, strap.',
    note: 'Splash proof is not waterproof: rain is fine, a pond is not.',
    keywords: ['স্পিকার', 'ব্লুটুথ স্পিকার', 'speaker', 'sound box', 'bluetooth'],
  },
  'power-bank': {
    lead: 'Two days of phone in a pocket. Lights show what is left, and it <strong>charges two phones at once</strong>.',
    points: [
      'Fast charging in and out',
      'Protects against heat, overcharge and short circuit',
      'Allowed in hand luggage',
    ],
    spec: { Ports: 'USB-A and Type-C', Cells: 'Lithium polymer', Warranty: '12 months' },
    box: 'Power bank and a short Type-C cable.',
    note: 'About 65 % of the printed capacity reaches a phone; that is physics, and true of every power bank.',
    keywords: ['পাওয়ার ব্যাংক', 'power bank', 'powerbank', 'charger', 'paoar bank'],
  },
  charger: {
    lead: 'Half a battery in half an hour, without heat. It speaks with the phone and gives <strong>only what the phone can take</strong>.',
    points: [
      'For Android and iPhone',
      'Small enough to leave the next socket free',
      'Survives the voltage of a stormy evening',
    ],
    spec: {
      Input: '100–240 V',
      Port: 'Type-C and USB-A',
      Protection: 'Heat, surge, short circuit',
      Warranty: '12 months',
    },
    box: 'Charger. A cable is sold separately.',
    note: 'How fast depends on phone and cable; an old cable makes any charger slow.',
    keywords: ['চার্জার', 'ফাস্ট চার্জার', 'charger', 'adapter', 'charjar'],
  },
  cable: {
    lead: 'The cable that does not break at the plug. Braided outside, copper inside, <strong>tested for ten thousand bends</strong>.',
    points: [
      'Charges fast and carries data',
      'Braid that does not knot',
      'Strap to keep it rolled',
    ],
    spec: { Data: '480 Mbit/s', Cover: 'Braided nylon', Warranty: '6 months' },
    box: 'One cable with a strap.',
    note: 'The full speed needs a charger of the same power.',
    keywords: ['ক্যাবল', 'চার্জিং তার', 'cable', 'tar', 'type c', 'data cable'],
  },
  'phone-holder': {
    lead: 'Video call, recipe or map: the phone stands <strong>at the height of your eyes</strong> and both hands are free.',
    points: [
      'Holds phones from 4.7 to 7 inches, with their case',
      'Turns upright or flat',
      'Folds to the size of a notebook',
    ],
    spec: { Material: 'Aluminium and silicone', Weight: '190 g', Warranty: '3 months' },
    box: 'Holder.',
    note: 'For a desk or a shelf. Small tablets stand well; large ones are too heavy.',
    keywords: ['মোবাইল স্ট্যান্ড', 'ফোন হোল্ডার', 'phone holder', 'mobile stand'],
  },
  'memory-card': {
    lead: 'Room for a wedding in full HD. Writes fast enough that <strong>video does not stop</strong>, in a phone, camera or dash-cam.',
    points: ['Class 10, U1', 'Stands heat, damp and X-ray', 'Adapter for cameras and laptops'],
    spec: { Reading: 'up to 100 MB/s', Format: 'microSD with adapter', Warranty: '5 years' },
    box: 'Card and adapter.',
    note: 'A phone shows a little less room than printed, because it counts in another way.',
    keywords: ['মেমোরি কার্ড', 'memory card', 'sd card', 'memori'],
  },
  tripod: {
    lead: 'Steady pictures of family, product or class. From the table to the height of a person, <strong>with a remote for the phone</strong>.',
    points: [
      'Head tilts, turns and stands upright',
      'Phone clamp and camera screw',
      'Legs lock with a lever',
      'Bag with a strap',
    ],
    spec: { Height: '35 to 135 cm', Load: '2 kg', Weight: '780 g', Warranty: '3 months' },
    box: 'Tripod, phone clamp, Bluetooth remote, bag.',
    note: 'In wind, hang a bag on the hook under the middle.',
    keywords: ['ট্রাইপড', 'tripod', 'stand', 'camera'],
  },
  'smart-watch': {
    lead: 'Time, steps, heart rate and who is calling, on a screen that is <strong>readable in full sun</strong>. A week between charges.',
    points: [
      'Calls and messages on the wrist',
      'More than a hundred sports',
      'Sleep and heart rate through the night',
      'Rain and hand-washing are no matter',
    ],
    spec: {
      Screen: '1.83 inch',
      Battery: '7 days',
      Water: 'IP68',
      Works: 'Android 6, iOS 11 or later',
      Warranty: '6 months',
    },
    box: 'Watch, strap, magnetic charger, leaflet.',
    note: 'It is not a medical instrument. Seven days means notifications on and calls on the phone.',
    keywords: ['স্মার্ট ওয়াচ', 'ঘড়ি', 'smart watch', 'ghori', 'smartwatch'],
  },
}

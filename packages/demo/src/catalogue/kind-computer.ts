import type { ProductKind } from './model.ts'

/** Kinds of computer accessories. */
export const computerKinds: Record<string, ProductKind> = {
  keyboard: {
    lead: 'A keyboard for long days: the keys answer lightly, and <strong>Bengali layouts work as they are</strong>.',
    points: [
      'Keys shaped for the finger',
      'Feet in two heights',
      'Quiet enough for an office',
      'Runs months on its batteries',
    ],
    spec: { Connection: 'USB or 2.4 GHz', Keys: '98', Warranty: '12 months' },
    box: 'Keyboard, receiver, leaflet.',
    note: 'Letters are printed in English; Bijoy and Avro users will find the usual places.',
    keywords: ['কীবোর্ড', 'keyboard', 'kibord', 'bijoy'],
  },
  mouse: {
    lead: 'Fits the hand, glides on wood and cloth, and <strong>sleeps when you do</strong>: a battery lasts most of a year.',
    points: ['Three steps of speed', 'Silent buttons', 'Receiver stored inside'],
    spec: {
      Sensor: '800, 1200, 1600 dpi',
      Connection: '2.4 GHz and Bluetooth',
      Warranty: '12 months',
    },
    box: 'Mouse, receiver and one AA battery.',
    note: 'On glass it needs a pad.',
    keywords: ['মাউস', 'mouse', 'wireless mouse', 'maus'],
  },
  webcam: {
    lead: 'Online classes and meetings where people see your face. It <strong>brightens by itself</strong> when the window is behind you.',
    points: [
      'Full HD at 30 pictures a second',
      'Two microphones',
      'Cover for the lens',
      'Clip and tripod screw',
    ],
    spec: { Picture: '1920 × 1080', View: '85 degrees', Cable: '1.5 m USB', Warranty: '12 months' },
    box: 'Webcam with cable.',
    note: 'Works without a driver on Windows, macOS and Linux.',
    keywords: ['ওয়েবক্যাম', 'webcam', 'camera', 'zoom class'],
  },
  router: {
    lead: 'Wi-Fi that reaches the last room. Two bands, so that <strong>a film does not stop a class</strong>.',
    points: [
      'Four antennas',
      'Set up from a phone in five minutes',
      'Guest network and bedtime for children',
      'Runs from a mini UPS',
    ],
    spec: {
      Speed: '300 + 867 Mbit/s',
      Ports: '1 WAN, 4 LAN',
      Power: '12 V, 1 A',
      Warranty: '24 months',
    },
    box: 'Router, adapter, network cable.',
    note: 'Concrete walls weaken the faster band; put it in the middle of the home.',
    keywords: ['রাউটার', 'ওয়াইফাই', 'router', 'wifi', 'net'],
  },
}

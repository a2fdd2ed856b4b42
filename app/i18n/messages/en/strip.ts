/** The form of the four conditions asked for most: home page and finder. */
export const strip = {
  title: 'Find by conditions',
  find: 'Find',
  pressure: 'Pressure',
  pressureKind: 'Kind of pressure',
  classKind: 'Class',
  size: 'Nominal size',
  temperature: 'Medium temperature',
  torque: 'Required torque',
  forActuators: 'Actuators',
  wrong: {
    size: 'Nominal size: enter it as DN 150, 150A or 6 in.',
    pressure: 'Pressure: enter it as 10, 16 bar, 1.6 MPa, PN 16 or class 150.',
    jis: 'Pressure: JIS ratings (10K, 20K) are other ratings than PN and cannot be searched for. Enter bar, PN or class, and name the JIS rating in your inquiry.',
    temperature: 'Medium temperature: enter it as 180, −20 °C or 350 °F, from −273.15 to 2,000 °C.',
    torque: 'Required torque: enter it as 300 or 300 Nm.',
  },
  withoutScripts:
    'Conditions need scripts in your browser: the button leads to the whole list, not filtered.',
};
